import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadFonts } from './print-document.tsx';

const fonts = [
  { family: 'Inter', url: '/assets/inter.woff2', descriptors: { weight: '400 600' } },
  { family: 'Inter', url: '/assets/inter-accented.woff2', descriptors: {} },
];

class FakeFace {
  readonly given: unknown[];
  constructor(...given: unknown[]) {
    this.given = given;
  }
}

function fakeTarget(load: () => Promise<unknown>) {
  const added: FakeFace[] = [];
  const loaded = vi.fn(load);
  const set = { add: (face: FakeFace) => added.push(face), load: loaded };
  const document = { fonts: set, body: { textContent: 'Résumé' } };
  return { target: { document, FontFace: FakeFace } as unknown as Window, added, loaded };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { href: 'https://leader.example/assessment' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('adds each font with an absolute URL, and loads those that the text needs', async () => {
  const { target, added, loaded } = fakeTarget(() => Promise.resolve([]));
  await loadFonts(target, fonts);
  expect(added.map(({ given }) => given)).toEqual([
    ['Inter', 'url("https://leader.example/assets/inter.woff2")', { weight: '400 600' }],
    ['Inter', 'url("https://leader.example/assets/inter-accented.woff2")', {}],
  ]);
  expect(loaded.mock.calls).toEqual([['1em Inter', 'Résumé']]);
});

test.each([
  ['fail', () => Promise.reject(new Error('no connection'))],
  ['never load', () => new Promise(() => undefined)],
])('the document is printed even if the fonts %s', async (_name, load) => {
  const { target } = fakeTarget(load);
  const done = loadFonts(target, fonts);
  await vi.advanceTimersByTimeAsync(3000);
  await expect(done).resolves.toBeUndefined();
});
