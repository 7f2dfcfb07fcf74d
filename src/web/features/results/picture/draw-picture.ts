import { siteName } from '#content/site.ts';
import { fonts, palette } from '#web/theme/tokens.ts';
import { fitText, type Box } from './fit-text.ts';

const KICKER = 'My leadership self-assessment says:';
const MARGIN = 64;
const { paper, ink, inkMuted, sage, apricot, apricotLight } = palette;

/** A panel of ink with the words, and beside or below it the pentagon on paper. */
export const shapes = {
  wide: {
    size: { width: 1200, height: 630 },
    panel: { width: 600, height: 630 },
    headline: { width: 488, lines: 4, sizes: [72, 66, 60, 54] },
    radar: { x: 618, y: 36, scale: 1.88 },
    foot: { y: 570, site: paper, address: sage },
  },
  square: {
    size: { width: 1080, height: 1080 },
    panel: { width: 1080, height: 424 },
    headline: { width: 952, lines: 2, sizes: [84, 76, 68, 60] },
    radar: { x: 255, y: 440, scale: 1.9 },
    foot: { y: 1030, site: ink, address: inkMuted },
  },
} as const;

export type Shape = keyof typeof shapes;

interface PictureContent {
  shape: Shape;
  headline: string;
  /** Empty for no name. */
  name: string;
  /** Where others find the site. */
  address: string;
}

/** For these words. Where one fails, the picture has the font that the page falls back to. */
export const loadFonts = async (words: string) =>
  Promise.allSettled(
    [fonts.display, fonts.text].map(async (family) =>
      document.fonts.load(`1em ${family.split(',')[0]}`, words),
    ),
  );

/** Draws on the canvas itself: an SVG loaded as an image has none of the page's fonts. */
export function drawPicture(canvas: HTMLCanvasElement, drawing: Element, content: PictureContent) {
  const { size, panel, headline, radar, foot } = shapes[content.shape];
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const write = (text: string, box: Box, weight: number, family: string, color: string) => {
    const measureAt = (letters: number) => (words: string) => {
      context.font = `${weight} ${letters}px ${family}`;
      context.letterSpacing = family === fonts.display ? `${-0.02 * letters}px` : '0px';
      return context.measureText(words).width;
    };
    return (x: number, y: number) => {
      const { letters, lines } = fitText(text, box, measureAt);
      measureAt(letters)('');
      context.fillStyle = color;
      const step = letters * 1.1;
      for (const [index, line] of lines.entries()) {
        context.fillText(line, x, y + index * step, box.width);
      }
      return y + (lines.length - 1) * step;
    };
  };
  const oneLine = (width: number, sizes: number[]) => ({ width, lines: 1, sizes });
  const { width } = headline;

  context.fillStyle = paper;
  context.fillRect(0, 0, size.width, size.height);
  context.fillStyle = ink;
  context.fillRect(0, 0, panel.width, panel.height);
  write(KICKER, oneLine(width, [31, 26]), 600, fonts.text, apricot)(MARGIN, 92);
  const below = write(content.headline, headline, 500, fonts.display, paper)(MARGIN - 2, 196);
  if (content.name) {
    const box = oneLine(width, [36, 32, 28, 24, 20]);
    write(content.name, box, 600, fonts.text, apricotLight)(MARGIN, below + 70);
  }
  write(siteName, oneLine(230, [36]), 600, fonts.display, foot.site)(MARGIN, foot.y);
  context.textAlign = 'right';
  const place = oneLine(width - 250, [26, 22, 18, 15]);
  write(content.address, place, 400, fonts.text, foot.address)(MARGIN + width, foot.y);
  context.textAlign = 'left';

  context.save();
  context.translate(radar.x, radar.y);
  context.scale(radar.scale, radar.scale);
  drawMarks(context, drawing);
  context.restore();
}

/** Repeats the lines, dots, and words of a drawing in the page, in its own units. */
function drawMarks(context: CanvasRenderingContext2D, drawing: Element): void {
  const visible = (color: string) => (color === 'none' ? 'transparent' : color);
  context.lineJoin = 'round';
  for (const mark of drawing.querySelectorAll<SVGElement>('path, circle, text, tspan')) {
    const look = getComputedStyle(mark);
    context.fillStyle = visible(look.fill);
    context.strokeStyle = visible(look.stroke);
    context.lineWidth = parseFloat(look.strokeWidth);
    if (mark instanceof SVGTextContentElement) {
      if (mark.childElementCount > 0) continue;
      const { x, y } = mark.getStartPositionOfChar(0);
      context.font = `${look.fontWeight} ${look.fontSize} ${fonts.text}`;
      context.letterSpacing = '0px';
      context.globalAlpha = 1;
      context.strokeText(mark.textContent, x, y);
      context.fillText(mark.textContent, x, y);
      continue;
    }
    const path = new Path2D(mark.getAttribute('d') ?? '');
    if (mark instanceof SVGCircleElement) {
      path.arc(mark.cx.baseVal.value, mark.cy.baseVal.value, mark.r.baseVal.value, 0, 7);
    }
    context.globalAlpha = Number(look.fillOpacity);
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- this is no array
    context.fill(path);
    context.globalAlpha = Number(look.strokeOpacity);
    context.stroke(path);
  }
}

const NEARLY_INK = 90;

/** @throws if the browser withholds the drawing: against recognition, some return white or noise. */
export async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const corner = canvas.getContext('2d')!.getImageData(0, 0, 8, 8).data;
  const isInk = corner.every((value, index) => index % 4 === 3 || value < NEARLY_INK);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!isInk || !png) throw new Error('The browser withholds the drawing.');
  return png;
}
