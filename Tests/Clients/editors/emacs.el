;;; emacs.el --- Drives eglot: run in the folder of `test_editors.py'  -*- lexical-binding: t -*-

(require 'cl-lib)

(defvar steps nil)

(defun finish (word status)
  (with-temp-file (getenv "CTL_REPORT")
    (insert word "\n" (mapconcat #'identity (reverse steps) "\n") "\n"))
  (kill-emacs status))

(defun check (value what)
  (unless value (finish (format "failed: %s\n%s" what (buffer-string)) 1))
  (push what steps)
  value)

(defmacro wait (what &rest condition)
  "Let the processes go on until CONDITION holds."
  `(check (cl-loop repeat 1000
                   thereis (ignore-errors ,@condition)
                   do (accept-process-output nil 0.02))
          ,what))

(defun place (text &optional shift)
  (goto-char (point-min))
  (check (search-forward text nil t) (format "there is %s" text))
  (goto-char (+ (match-beginning 0) (or shift 0))))

(defun has (text)
  (save-excursion (goto-char (point-min)) (search-forward text nil t)))

(defun settle ()
  "Tell the server of changes, as eglot does when a person stops typing."
  (eglot--signal-textDocument/didChange))

(defun run ()
  (setq make-backup-files nil create-lockfiles nil)
  (setq eglot-sync-connect 20)
  (require 'eglot)
  (load (expand-file-name "ctl-mode.el" (getenv "CTL_EMACS")) nil t)
  (find-file "Main.ctl")
  (check (eq major-mode 'ctl-mode) "the file type is known")
  (call-interactively #'eglot)
  (check (eglot-current-server) "the server runs")

  (wait "there are diagnostics" (flymake-start) (flymake-diagnostics))
  (check (cl-some (lambda (item) (eq (flymake-diagnostic-type item) 'eglot-error))
                  (flymake-diagnostics))
         "one is an error")

  ;; Hover, as the documentation of a place.
  (place "stepper {" 2)
  (let (text)
    (eglot-hover-eldoc-function (lambda (string &rest _) (setq text string)))
    (wait "a hover is shown" text)
    (check (string-match-p "UIStepper" text) "the hover is about the stepper"))

  ;; Completion, at the end of a word.
  (place "minimumV" 8)
  (pcase-let ((`(,start ,end ,table . ,more) (eglot-completion-at-point)))
    (check (equal (buffer-substring start end) "minimumV") "the word begins where it does")
    (let* ((all (all-completions "minimumV" table))
           (word (check (cl-find "minimumValue" all :test #'string-prefix-p) "words are proposed")))
      (delete-region start end)
      (insert word)
      (funcall (plist-get more :exit-function) word 'finished)))
  (check (has "minimumValue: ") "a word is completed")
  (insert "1")
  (settle)

  ;; Definition, in another file and back.
  (place "tintColor: accent" 12)
  (call-interactively #'xref-find-definitions)
  (check (string-suffix-p "Theme.ctl" buffer-file-name) "the definition is opened")
  (check (equal (thing-at-point 'symbol) "accent") "the cursor is on the name")
  (xref-go-back)
  (check (string-suffix-p "Main.ctl" buffer-file-name) "the way back is known")

  ;; References.
  (place "tintColor: accent" 12)
  (check (= 2 (length (xref-backend-references 'eglot "accent"))) "references are listed")

  ;; A rename reaches both files.
  (place "tintColor: accent" 12)
  (setq eglot-confirm-server-initiated-edits nil)
  (cl-letf (((symbol-function 'y-or-n-p) (lambda (&rest _) t)))
    (eglot-rename "brand"))
  (check (has "tintColor: brand") "the name is changed")
  (with-current-buffer "Theme.ctl"
    (check (has "let brand") "the other file is changed")
    (settle))

  ;; A code action, chosen from the list.
  (place "slidr" 2)
  (wait "the fix is known" (flymake-start) (flymake-diagnostics (point)))
  (cl-letf (((symbol-function 'completing-read)
             (lambda (_prompt items &rest _)
               (or (cl-find "change it to `slider`" (all-completions "" items) :test #'string=)
                   (error "Not offered: %S" items))))
            ((symbol-function 'y-or-n-p) (lambda (&rest _) t)))
    ;; As if it was called by a key and not by a menu.
    (let ((last-nonmenu-event ?x)) (call-interactively #'eglot-code-actions)))
  (check (and (has "slider {") (not (has "slidr"))) "the fix is applied")

  ;; Formatting, in the style of the language.
  (eglot-format-buffer)
  (check (has "\n  var copies: Int = 1\n") "the file is formatted")

  (settle)
  (wait "diagnostics follow"
        (flymake-start)
        (not (cl-some (lambda (item) (eq (flymake-diagnostic-type item) 'eglot-error))
                      (flymake-diagnostics))))

  ;; An outline, by imenu.
  (check (imenu--make-index-alist t) "there is an outline")

  (ctl-preview)
  (with-current-buffer "*ctl preview*" (check (has "Printing") "the screen is drawn"))
  (ctl-swift)
  (with-current-buffer "*ctl swift*" (check (has "import CtlRuntime") "the code is shown"))
  (eglot-shutdown (eglot-current-server))
  (finish "passed" 0))

(condition-case failure
    (run)
  (error (finish (format "failed: %S" failure) 1)))
