type Measure = (text: string) => number;

export interface Box {
  width: number;
  /** At most so many. */
  lines: number;
  /** Of its letters, largest first. */
  sizes: readonly number[];
}

/** The lines of a text in the largest letters with which it fits the box, or else in the smallest. */
export function fitText(text: string, box: Box, measureAt: (letters: number) => Measure) {
  const tries = box.sizes.map((letters) => {
    const lines = balanced(text, box.width, measureAt(letters));
    const widest = Math.max(...lines.map(measureAt(letters)));
    return { letters, lines, fits: lines.length <= box.lines && widest <= box.width };
  });
  return tries.find(({ fits }) => fits) ?? tries.at(-1)!;
}

/** As few lines as the width allows, about equally long. */
function balanced(text: string, width: number, measure: Measure): string[] {
  const widest = wrap(text, width, measure);
  let lines = widest;
  for (let less = width - 8; less > width / 2; less -= 8) {
    const narrower = wrap(text, less, measure);
    if (narrower.length > widest.length) break;
    lines = narrower;
  }
  return lines;
}

const wrap = (text: string, width: number, measure: Measure) =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const longer = `${lines.at(-1)} ${word}`;
    const fits = lines.length > 0 && measure(longer) <= width;
    return fits ? [...lines.slice(0, -1), longer] : [...lines, word];
  }, []);
