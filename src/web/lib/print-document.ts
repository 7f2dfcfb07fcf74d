import { setInFonts, type PrintFont } from './print-fonts.ts';

const POLL_INTERVAL_MS = 250;
const POLL_LIMIT_MS = 5000;
const CLOSE_DELAY_MS = 1000;

/**
 * Prints a complete HTML document in a separate window, or, if the browser blocks it, from a hidden
 * frame of this page.
 * @param popup the window, if a click opened it before the document was ready
 */
export function printDocument(
  html: string,
  fonts: readonly PrintFont[] = [],
  popup = window.open('', '_blank'),
): void {
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  const giveUpAt = Date.now() + POLL_LIMIT_MS;
  if (popup) {
    popup.location.replace(address);
    poll(popup);
  } else printFromFrame(html, fonts, leave);

  function poll(opened: Window): void {
    if (isLoaded(opened, address)) return printInFonts(opened, fonts, leave);
    if (opened.closed || Date.now() >= giveUpAt) {
      opened.close();
      return printFromFrame(html, fonts, leave);
    }
    setTimeout(poll, POLL_INTERVAL_MS, opened);
  }

  function leave(): void {
    popup?.close();
    URL.revokeObjectURL(address);
  }
}

function isLoaded(opened: Window, address: string): boolean {
  try {
    const { readyState, URL: shown } = opened.document;
    return shown === address && readyState === 'complete';
  } catch {
    // Cut off from this page, as some blockers and privacy settings do.
    return false;
  }
}

function printFromFrame(html: string, fonts: readonly PrintFont[], leave: () => void): void {
  const frame = document.createElement('iframe');
  frame.title = 'Print';
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  // Without a box, as with `display: none`, Firefox and Safari would print nothing.
  frame.style.cssText =
    'position:fixed;inset:auto 100% 100% auto;width:210mm;height:297mm;border:0';
  frame.addEventListener(
    'load',
    () => {
      const { contentWindow } = frame;
      if (!contentWindow) return;
      printInFonts(contentWindow, fonts, () => {
        frame.remove();
        leave();
      });
    },
    { once: true },
  );
  frame.srcdoc = html;
  document.body.append(frame);
}

function printInFonts(target: Window, fonts: readonly PrintFont[], leave: () => void): void {
  if (fonts.length === 0) printAndThen(target, leave);
  else void setInFonts(target, fonts).then(() => printAndThen(target, leave));
}

/** Calls `leave` once, a second after printing. */
function printAndThen(target: Window, leave: () => void): void {
  let isOver = false;
  const finish = () => {
    if (isOver) return;
    isOver = true;
    setTimeout(leave, CLOSE_DELAY_MS);
  };
  target.addEventListener('afterprint', finish);
  target.focus();
  target.print();
  // A phone may return at once while its print sheet is still open. An event tells when it closes.
  if (!window.matchMedia('(pointer: coarse)').matches) finish();
}
