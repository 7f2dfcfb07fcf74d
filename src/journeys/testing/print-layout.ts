import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { areaNames } from '#domain/areas.ts';
import {
  type Paper,
  type PrintedPage,
  printedPages,
  type PrintedText,
} from '#testing/browser/printing.ts';
import { paperMargins } from '#web/theme/tokens.ts';

const points = (millimeters: number) => (millimeters / 25.4) * 72;
/** Letters reach a little into a margin. */
const SIDE = points(paperMargins.side) - 4;
export const FOOT = points(paperMargins.foot) - 4;

/** Prints the document and checks that no page ends with a heading and no text leaves the margins. */
export async function printedInMargins(document: Page, paper: Paper): Promise<PrintedPage[]> {
  const titles = await document.locator('main h2').allInnerTexts();
  const others = await document.locator('h1, h3, h4, thead').allInnerTexts();
  const covers = await document.locator('header nav').count();
  const headings = [
    // The report numbers its parts.
    ...titles.map((title, index) => (covers > 0 ? `${index + 1} ${title}` : title)),
    // In the report, an area's name is also a note below a competency.
    ...others.filter((text) => covers === 0 || !areaNames.some((name) => name === text)),
  ].map(closely);
  const pages = await printedPages(document, paper);
  // The table of contents on the cover repeats the headings.
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
