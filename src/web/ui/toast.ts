export interface ToastOptions {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

export interface Toast extends ToastOptions {
  readonly id: number;
}

interface State {
  /** At most one: a new toast replaces the one before. */
  readonly toast: Toast | null;
  /** The viewports on the page; the last, that of the topmost dialog, shows the toast. */
  readonly viewports: readonly string[];
}

const SHOWN_FOR = 5000;

let state: State = { toast: null, viewports: [] };
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let remaining = 0;
let startedAt = 0;
const listeners = new Set<() => void>();

function set(change: Partial<State>) {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export function showToast(options: ToastOptions): void {
  lastId += 1;
  set({ toast: { ...options, id: lastId } });
  pauseToast();
  remaining = SHOWN_FOR;
  resumeToast();
}

export function dismissToast(): void {
  pauseToast();
  set({ toast: null });
}

export function pauseToast(): void {
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  remaining -= Date.now() - startedAt;
}

export function resumeToast(): void {
  if (timer !== undefined || state.toast === null) return;
  startedAt = Date.now();
  timer = setTimeout(dismissToast, Math.max(0, remaining));
}

export function registerViewport(id: string): () => void {
  set({ viewports: [...state.viewports, id] });
  return () => {
    set({ viewports: state.viewports.filter((other) => other !== id) });
    // The pointer may have rested on a toast that is now shown elsewhere.
    resumeToast();
  };
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const getState = (): State => state;
