;;; ctl-mode.el --- Screens in Ctl, with its language server  -*- lexical-binding: t -*-

;; Package-Requires: ((emacs "27.1"))
;; License: Apache-2.0

;;; Commentary:

;; A major mode for .ctl files.  `ctl lsp' is made known to eglot and to lsp-mode; with either of
;; them the mode has diagnostics, completion, navigation, renaming, formatting and fixes.

;;; Code:

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
    (modify-syntax-entry ?\` "\"" table)
    (modify-syntax-entry ?_ "w" table)
    table))

(defconst ctl-font-lock-keywords
  `((,(regexp-opt
       '("import" "screen" "component" "enum" "appearance" "var" "let" "action" "task" "if" "else"
         "for" "in" "on" "layout" "pin" "align" "accessibility" "binding")
       'symbols)
     . font-lock-keyword-face)
    (,(regexp-opt '("true" "false" "nil") 'symbols) . font-lock-constant-face)
    ("@[[:alpha:]]+" . font-lock-preprocessor-face)
    (,(regexp-opt
       '("Bool" "Int" "Double" "String" "Color" "Image" "Date" "Duration" "Length")
       'symbols)
     . font-lock-type-face)
    ("\\_<\\(?:screen\\|component\\|enum\\)\\s-+\\(\\sw+\\)" 1 font-lock-type-face)
    ("\\_<action\\s-+\\(\\sw+\\)" 1 font-lock-function-name-face)
    ("\\_<\\(?:var\\|let\\|task\\)\\s-+\\(\\sw+\\)" 1 font-lock-variable-name-face)
    ("#[[:xdigit:]]+\\_>" . font-lock-constant-face)
    ("^\\s-*\\(\\sw+\\)\\s-*\\(?:(.*?)\\)?\\s-*\\(?::\\|<->\\)" 1 font-lock-variable-name-face))
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
