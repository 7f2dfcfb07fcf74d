import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const xdotool = promisify(execFile);

/** The X server's names for keys that type no character. */
const keysyms: Readonly<Record<string, string>> = {
  Enter: 'Return',
  Backspace: 'BackSpace',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  PageUp: 'Prior',
  PageDown: 'Next',
  Shift: 'Shift_L',
  Control: 'Control_L',
  Alt: 'Alt_L',
};

export interface Screen {
  program: string;
  display: string;
  /** Resolves when the page has handled the earlier input. */
  settled: () => Promise<unknown>;
}

/** A keyboard and mouse on an X screen, which the browser cannot tell from real ones. */
export function createInput({ program, display, settled }: Screen) {
  let last: Promise<unknown> = Promise.resolve();
  let planned: string[] = [];
  let isDue = false;

  /** Runs input events that were requested together, in order. */
  function act(...command: readonly string[]): Promise<unknown> {
    planned.push(...command);
    if (isDue) return last;
    isDue = true;
    last = last.then(async () => {
      const commands = planned;
      planned = [];
      isDue = false;
      // The screen answers the query at the end once it has handled the earlier commands.
      await xdotool(program, [...commands, 'getmouselocation'], {
        env: { ...process.env, DISPLAY: display },
      });
      await settled();
    });
    return last;
  }

  return {
    act,
    keyboard: {
      // Sent together with the keyup that follows, which halves the calls to the screen.
      keydown: (_: unknown, __: unknown, ___: unknown, { key }: { key: string }) => {
        planned.push('keydown', keysym(key));
        return Promise.resolve();
      },
      keyup: (_: unknown, __: unknown, ___: unknown, { key }: { key: string }) =>
        act('keyup', keysym(key)),
      sendText: async (_: unknown, text: string) => {
        for (const character of text) await act('key', keysym(character));
      },
    },
    mouse: {
      move: (_: unknown, x: number, y: number) =>
        act('mousemove', String(Math.round(x)), String(Math.round(y))),
      down: () => act('mousedown', '1'),
      up: () => act('mouseup', '1'),
      wheel: async (
        _: unknown,
        __: number,
        ___: number,
        ____: unknown,
        _____: unknown,
        ______: number,
        y: number,
      ) => {
        const notches = Math.round(Math.abs(y) / WHEEL_NOTCH);
        await act('click', '--repeat', String(notches), '--delay', '0', y > 0 ? '5' : '4');
      },
    },
    touchscreen: {
      tap: (_: unknown, x: number, y: number) =>
        act('mousemove', String(Math.round(x)), String(Math.round(y)), 'click', '1'),
    },
  };
}

const WHEEL_NOTCH = 40;

function keysym(key: string): string {
  if (key.length > 1) return keysyms[key] ?? key;
  return /^\w$/.test(key) ? key : `U${key.codePointAt(0)!.toString(16).padStart(4, '0')}`;
}
