;;; ctl-mode.el --- Screens in Ctl, with its language server  -*- lexical-binding: t -*-

;; Package-Requires: ((emacs "27.1"))
;; License: Apache-2.0

;;; Commentary:

;; A major mode for .ctl files.  `ctl lsp' is made known to eglot and to lsp-mode; with either of
;; them the mode has diagnostics, completion, navigation, renaming, formatting and fixes.

;;; Code:

;; The words lie beside this file, wherever that is.
(require 'ctl-words
         (expand-file-name
          "ctl-words" (file-name-directory (or load-file-name buffer-file-name))))

(defgroup ctl nil
  "Screens in Ctl."
  :group 'languages)

(defcustom ctl-command '("ctl" "lsp")
  "The program that is the language server, and its arguments."
  :type '(repeat string))

(defcustom ctl-indent-offset 2
  "The columns of a level."
  :type 'integer
  :safe #'integerp)

(defvar ctl-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 124" table)
    (modify-syntax-entry ?* ". 23bn" table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?\" "\"" table)
    (modify-syntax-entry ?\` "_" table)
    (dolist (sign (string-to-list "-+%=<>&|?!@"))
      (modify-syntax-entry sign "." table))
    (modify-syntax-entry ?_ "w" table)
    table))

(defun ctl--string-end (limit)
  "Go behind what ends the string around point, at most to LIMIT.
Non-nil when it is an interpolation and not the quote."
  (let ((result 'open))
    (while (and (eq result 'open) (< (point) limit))
      (cond
       ((eq (char-after) ?\") (forward-char) (setq result nil))
       ((looking-at "\\\\(") (forward-char 2) (setq result t))
       ((eq (char-after) ?\\) (forward-char (min 2 (- limit (point)))))
       (t (forward-char))))
    (eq result t)))

(defun ctl--fence (position)
  "Make the character at POSITION begin or end a piece of a string."
  (put-text-property position (1+ position) 'syntax-table '(15)))

(defun ctl--piece (start limit)
  "Fence the piece of a string from START on, at most to LIMIT.
Non-nil when an interpolation ends it."
  (ctl--fence start)
  (goto-char (1+ start))
  (let ((interpolates (ctl--string-end limit)))
    (when interpolates
      ;; The backslash does not escape the end of the piece.
      (put-text-property (- (point) 2) (1- (point)) 'syntax-table '(1)))
    (if (> (point) (1+ start))
        (ctl--fence (1- (point)))
      (remove-text-properties start (1+ start) '(syntax-table nil)))
    interpolates))

(defun ctl-syntax-propertize (start end)
  "Tell from START to END which quotes and parentheses end strings.
What stands in an interpolation is code."
  (let ((state (syntax-ppss start)))
    (goto-char start)
    (when (nth 4 state)
      (goto-char (nth 8 state))
      (or (forward-comment 1) (goto-char end))))
  ;; The open parentheses of each interpolation, innermost first.
  (let (depths)
    (while (re-search-forward "[\"()\n]\\|//\\|/\\*" end t)
      (let ((place (match-beginning 0)) (limit (line-end-position)))
        (pcase (char-after place)
          (?\n (setq depths nil))
          (?/ (goto-char place)
              (if (looking-at "//") (end-of-line) (or (forward-comment 1) (goto-char end))))
          (?\" (when (ctl--piece place limit) (push 0 depths)))
          (?\( (when depths (setcar depths (1+ (car depths)))))
          (?\) (when depths
                 (if (> (car depths) 0)
                     (setcar depths (1- (car depths)))
                   (pop depths)
                   (when (ctl--piece place limit) (push 0 depths))))))))))

(defun ctl--words (words)
  "A matcher of WORDS that are not names: neither behind a dot nor before a colon."
  (let ((pattern (regexp-opt words 'symbols)))
    (lambda (limit)
      (let (found)
        (while (and (not found) (re-search-forward pattern limit t))
          (setq found
                (save-match-data
                  (and (not (looking-at "\\(?:[ \t]\\|/\\*.*?\\*/\\)*\\(?::\\|<->\\)"))
                       (save-excursion
                         (goto-char (match-beginning 0))
                         (not (looking-back "\\.[ \t]*" (line-beginning-position))))))))
        found))))

(defconst ctl--property
  "\\s-*\\(?:([^()\n]*)\\s-*\\)?\\(?::\\|<->\\)"
  "What stands behind the name of a property.")

(defconst ctl-font-lock-keywords
  `((,(ctl--words ctl-declarations) . font-lock-keyword-face)
    (,(ctl--words ctl-statements) . font-lock-keyword-face)
    (,(ctl--words ctl-sections) . font-lock-keyword-face)
    (,(regexp-opt ctl-literals 'symbols) . font-lock-constant-face)
    ("\\(@\\)\\s-*\\(\\sw+\\)\\s-*(" (2 font-lock-preprocessor-face))
    (,(regexp-opt ctl-types 'symbols) . font-lock-type-face)
    (,(concat (regexp-opt ctl-functions 'symbols) "\\s-*(") 1 font-lock-builtin-face)
    ("\\_<\\(?:screen\\|component\\|enum\\)\\s-+\\(\\sw+\\)" 1 font-lock-type-face)
    ("\\_<\\(?:action\\|event\\)\\s-+\\(\\sw+\\)" 1 font-lock-function-name-face)
    ("\\_<\\(?:var\\|let\\|task\\)\\s-+\\(\\sw+\\)" 1 font-lock-variable-name-face)
    ("\\_<on\\s-+\\(\\sw+\\)" 1 font-lock-variable-name-face)
    (,(concat "\\(?:^\\|[{};:]\\)\\s-*" (regexp-opt ctl-kinds 'symbols)
              "\\s-*\\(?:\\sw+\\s-*\\)?\\(?:[\"{};]\\|//\\|$\\)")
     1 font-lock-builtin-face)
    (,(concat (regexp-opt ctl-properties 'symbols) ctl--property) 1 font-lock-variable-name-face)
    (,(concat "\\(?:^\\|[{};]\\)\\s-*\\(\\sw+\\)" ctl--property) 1 font-lock-variable-name-face)
    ("#[[:xdigit:]]+\\_>" . font-lock-constant-face)
    (,(concat "\\_<[0-9][0-9_]*\\(?:\\.[0-9][0-9_]*\\)?\\(?:[eE][-+]?[0-9][0-9_]*\\)?"
              "\\sw*\\(?:\\.[0-9]\\sw*\\)*")
     . font-lock-constant-face))
  "What is coloured without the server.")

(defun ctl-indent-line ()
  "Indent the line by the brackets around it."
  (interactive)
  (let ((column (save-excursion
                  (back-to-indentation)
                  (let ((depth (car (syntax-ppss))))
                    (when (looking-at "\\s)") (setq depth (1- depth)))
                    (* ctl-indent-offset (max depth 0))))))
    (if (<= (current-column) (current-indentation))
        (indent-line-to column)
      (save-excursion (indent-line-to column)))))

;;;###autoload
(define-derived-mode ctl-mode prog-mode "Ctl"
  "Major mode for screens in Ctl."
  (setq-local comment-start "// ")
  (setq-local comment-start-skip "//+\\s-*")
  (setq-local indent-line-function #'ctl-indent-line)
  (setq-local indent-tabs-mode nil)
  (setq-local syntax-propertize-function #'ctl-syntax-propertize)
  (add-hook 'syntax-propertize-extend-region-functions #'syntax-propertize-wholelines nil t)
  (setq-local font-lock-defaults '(ctl-font-lock-keywords)))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.ctl\\'" . ctl-mode))

;; The clients.

(declare-function eglot-current-server "eglot")
(declare-function eglot-execute-command "eglot")
(declare-function eglot--signal-textDocument/didChange "eglot")
(declare-function jsonrpc-request "jsonrpc")
(declare-function lsp-request "lsp-mode")
(declare-function lsp-register-client "lsp-mode")
(declare-function make-lsp-client "lsp-mode")
(declare-function lsp-stdio-connection "lsp-mode")
(defvar eglot-server-programs)
(defvar lsp-language-id-configuration)

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs (cons 'ctl-mode ctl-command)))

(with-eval-after-load 'lsp-mode
  (add-to-list 'lsp-language-id-configuration '(ctl-mode . "ctl"))
  (lsp-register-client
   (make-lsp-client
    :new-connection (lsp-stdio-connection (lambda () ctl-command))
    :activation-fn (lambda (_file mode) (eq mode 'ctl-mode))
    :server-id 'ctl)))

(defun ctl--execute (command argument)
  "What the server answers to COMMAND with ARGUMENT, a property list."
  (let ((parameters
         `(:command ,command
           :arguments [(:textDocument (:uri ,(concat "file://" buffer-file-name)) ,@argument)])))
    (cond
     ((and (fboundp 'eglot-current-server) (eglot-current-server))
      ;; The server is to see what was typed last.
      (when (fboundp 'eglot--signal-textDocument/didChange)
        (eglot--signal-textDocument/didChange))
      (jsonrpc-request (eglot-current-server) :workspace/executeCommand parameters))
     ((bound-and-true-p lsp-mode) (lsp-request "workspace/executeCommand" parameters))
     (t (user-error "The language server does not run: M-x eglot or M-x lsp starts it")))))

(defun ctl--show (name text mode)
  "Show TEXT in the buffer NAME, in the major MODE."
  (with-current-buffer (get-buffer-create name)
    (let ((inhibit-read-only t))
      (erase-buffer)
      (insert text)
      (goto-char (point-min)))
    (when (fboundp mode) (funcall mode))
    (setq buffer-read-only t)
    (display-buffer (current-buffer))))

(defun ctl-preview (&optional screen)
  "Draw SCREEN of the file, or its first one when the name is empty."
  (interactive "sScreen (the first): ")
  (ctl--show "*ctl preview*"
             (ctl--execute "ctl.render" (list :screen (or screen "") :width (window-width)))
             'special-mode))

(defun ctl-swift ()
  "Show the Swift code that is generated from the file."
  (interactive)
  (ctl--show "*ctl swift*" (ctl--execute "ctl.swift" nil)
             (if (fboundp 'swift-mode) 'swift-mode 'special-mode)))

(provide 'ctl-mode)
;;; ctl-mode.el ends here
