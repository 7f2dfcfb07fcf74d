import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  type Paper,
  type PrintedPage,
  printedPages,
  type PrintedText,
} from '#testing/browser/printing.ts';

/** Margins in points: at each side, and at the foot with the page number. */
const SIDE = 36;
export const FOOT = 30;

/** Prints the document and checks that no page ends with a heading and no text leaves the margins. */
export async function printedInMargins(document: Page, paper: Paper): Promise<PrintedPage[]> {
  const parts = await document.locator('.report main h2').allInnerTexts();
  const others = document.locator('h1, h3, h4, thead, .label, .leaflet h2');
  const headings = [
    ...parts.map((title, index) => closely(`${index + 1} ${title}`)),
    ...(await others.allInnerTexts()).map(closely),
  ];
  const pages = await printedPages(document, paper);
  // The table of contents on the cover repeats the headings.
  const covers = await document.locator('.cover').count();
  for (const page of pages.slice(covers)) {
    const body = page.texts.filter(isBody);
    const lowest = Math.min(...body.map(({ y }) => y));
    const lastLine = closely(readable(body.filter(({ y }) => y - lowest < 2)));
    expect(headings).not.toContain(lastLine);
    for (const { text, x, width } of page.texts) {
      expect(x, text).toBeGreaterThan(SIDE);
      expect(x + width, text).toBeLessThan(page.width - SIDE);
    }
  }
  return pages;
}

/** The printed text without page numbers. */
export function textOf(pages: readonly PrintedPage[]): string {
  return readable(pages.flatMap(({ texts }) => texts.filter(isBody)));
}

/** The text without spaces, which printing puts in other places. */
export const closely = (text: string) => text.replaceAll(/\s+/g, '');

const isBody = ({ y }: PrintedText) => y > FOOT;
const readable = (texts: readonly PrintedText[]) =>
  texts
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
