import {
  createContext,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { CloseIcon } from './icons.tsx';
import { ToastViewport } from './toast-viewport.tsx';
import * as styles from './dialog.css.ts';
import { h3 } from './text.css.ts';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, on the backdrop, and on the close button; the owner then sets `open`. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one last: see `DialogFooter`. */
  footer?: ReactNode;
  busy?: boolean;
  size?: keyof typeof styles.sizes;
  role?: 'dialog' | 'alertdialog';
}

const FIRST_FIELD =
  'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/** The page behind a modal cannot be scrolled, and must not move when its scrollbar disappears. */
function reserveScrollbarGutter() {
  const root = document.documentElement;
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
  // Chrome paints the page in the wrong place if it is locked during a smooth scroll.
  window.scrollTo({ top: window.scrollY, behavior: 'instant' });
}

function releaseScrollbarGutter() {
  if (!document.querySelector('dialog:modal')) document.documentElement.style.scrollbarGutter = '';
}

const FooterElement = createContext<HTMLElement | null>(null);

/** The buttons, from within the dialog's content. One that submits a form names it by `form="id"`. */
export function DialogFooter({ children }: { children: ReactNode }) {
  const element = use(FooterElement);
  return element && createPortal(children, element);
}

/** A modal based on the native dialog element, which traps and restores the focus. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  busy = false,
  size = 'md',
  role,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const middle = useRef<HTMLDivElement>(null);
  const [footerElement, setFooterElement] = useState<HTMLElement | null>(null);
  const pressedBackdrop = useRef(false);
  const id = useId();
  const hasDescription = description !== undefined;

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog || !footerElement) return;
    reserveScrollbarGutter();
    dialog.showModal();
    const stopWatching = keepAboveKeyboard(dialog);
    const focus = (first: HTMLElement | null) => {
      first?.focus();
      // What is focused is far down: begin at the title.
      if (dialog.scrollTop + middle.current!.scrollTop > 0) {
        dialog.querySelector('h2')!.focus();
        middle.current!.scrollTop = 0;
      }
    };
    const wanted = () => dialog.querySelector<HTMLElement>('[data-autofocus]');
    focus(wanted() ?? dialog.querySelector<HTMLElement>(FIRST_FIELD));
    const start = document.activeElement;
    // Content that loads late is focused when it is there, unless the visitor has moved on.
    const arrival = new MutationObserver(() => {
      const first = wanted();
      if (!first) return;
      arrival.disconnect();
      if (document.activeElement === start) focus(first);
    });
    if (!wanted()) arrival.observe(dialog, { childList: true, subtree: true });
    return () => {
      arrival.disconnect();
      stopWatching();
      dialog.close();
      releaseScrollbarGutter();
    };
  }, [open, footerElement]);

  const close = () => {
    if (!busy) onClose();
  };

  // A browser may close a dialog without asking, as Chrome does on a second Escape.
  const onClosed = () => {
    const dialog = ref.current;
    if (!open || !dialog || dialog.open) return;
    if (busy) dialog.showModal();
    else onClose();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };

  const isBackdrop = (event: MouseEvent) => event.target === event.currentTarget;

  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={open ? `${id}-title` : undefined}
      aria-describedby={open && hasDescription ? `${id}-description` : undefined}
      aria-busy={busy || undefined}
      className={styles.sizes[size]}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      onClose={onClosed}
      onPointerDown={(event) => {
        pressedBackdrop.current = isBackdrop(event);
      }}
      onClick={(event) => {
        if (pressedBackdrop.current && isBackdrop(event)) close();
      }}
    >
      {open && (
        <>
          <h2 id={`${id}-title`} tabIndex={-1} className={`${h3} ${styles.title}`}>
            {title}
          </h2>
          <div ref={middle} className={styles.middle}>
            {hasDescription && (
              <p id={`${id}-description`} className={styles.description}>
                {description}
              </p>
            )}
            {children !== undefined && (
              <FooterElement value={footerElement}>
                <div className={styles.content}>{children}</div>
              </FooterElement>
            )}
          </div>
          <div ref={setFooterElement} className={styles.footer}>
            {footer}
          </div>
          <div className={styles.close}>
            <Button
              variant="quiet"
              square
              aria-label="Close"
              aria-disabled={busy || undefined}
              onClick={close}
            >
              <CloseIcon size={20} />
            </Button>
          </div>
          <ToastViewport />
        </>
      )}
    </dialog>
  );
}

/**
 * Keeps an open dialog above the on-screen keyboard. Only Safari needs this: it lays the keyboard over
 * the page. In other browsers the keyboard makes the window smaller (index.html requests that).
 * @returns a function that stops it
 */
function keepAboveKeyboard({ style }: HTMLDialogElement): () => void {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  const fit = () => {
    const covered = window.innerHeight - view.height;
    // While zoomed in, the visitor chooses which part of the dialog is visible.
    const isCovered = covered > 1 && view.scale < 1.01;
    style.insetBlock = isCovered ? `${view.offsetTop}px ${covered - view.offsetTop}px` : '';
    style.maxHeight = isCovered ? `calc(${view.height}px - 1rem)` : '';
  };
  const watch = new AbortController();
  for (const event of ['resize', 'scroll']) view.addEventListener(event, fit, watch);
  fit();
  return () => watch.abort();
}
