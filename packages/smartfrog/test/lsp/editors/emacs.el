;; Works with the server through eglot as a person would, and writes what Emacs has after each step.  -*- lexical-binding: t -*-
(setq make-backup-files nil create-lockfiles nil auto-save-default nil)
(package-initialize)
(require 'eglot)
(fset 'y-or-n-p (lambda (&rest _) t))

(defvar folder (getenv "CAIRN_FOLDER"))
(defvar out nil)
(define-derived-mode smartfrog-mode prog-mode "SmartFrog")
(add-to-list 'auto-mode-alist '("\\.sf\\'" . smartfrog-mode))
(add-to-list 'eglot-server-programs `(smartfrog-mode . ("node" ,(getenv "CAIRN_COMMAND") "lsp")))
(setq eglot-confirm-server-initiated-edits nil eglot-send-changes-idle-time 0)

(defun note (title text) (push (format "# %s\n%s\n" title text) out))

(defun wait-for (title condition)
  (let ((deadline (+ (float-time) 20)))
    (while (and (not (funcall condition)) (< (float-time) deadline))
      (accept-process-output nil 0.05))
    (unless (funcall condition) (note "no answer" title))))

;; Emacs draws diagnostics only where there is a frame; what has come is noted before.
(defvar published nil)
(cl-defmethod eglot-handle-notification :after
  (_server (_method (eql textDocument/publishDiagnostics)) &key diagnostics &allow-other-keys)
  (setq published (append diagnostics nil)))

(defun told ()
  (mapcar (lambda (each) (format "%d: %s" (1+ (plist-get (plist-get (plist-get each :range) :start) :line))
                                 (car (split-string (plist-get each :message) "\n"))))
          published))

(defun ask (method) (jsonrpc-request (eglot--current-server-or-lose) method (eglot--TextDocumentPositionParams)))

(defun send () (eglot--signal-textDocument/didChange))

(find-file (expand-file-name "site.sf" folder))
(apply #'eglot--connect (eglot--guess-contact))
(wait-for "start" #'eglot-current-server)

(goto-char (point-min))
(search-forward "port 443")
(insert " web")
(send)
(wait-for "mistake" (lambda () (told)))
(note "typed a mistake" (string-join (told) "\n"))
(delete-char -4)
(send)
(wait-for "undone" (lambda () (null (told))))

(goto-char (point-min))
(search-forward "to web:po")
(note "hover" (plist-get (plist-get (ask :textDocument/hover) :contents) :value))
(note "completion" (mapconcat (lambda (item) (plist-get item :label))
                              (plist-get (ask :textDocument/completion) :items) "\n"))
(eglot-rename "door")
(note "renamed" (buffer-string))
(eglot-format-buffer)
(note "formatted" (buffer-string))

(with-temp-file (getenv "CAIRN_ANSWERS") (insert (string-join (nreverse out) "\n")))
(let ((kill-buffer-query-functions nil)) (kill-emacs 0))
