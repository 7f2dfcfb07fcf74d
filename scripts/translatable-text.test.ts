import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const refused = {
  'beside something conditional': '<p>{isOn && <b />}Saved</p>',
  'of several parts': '<p>{count} of 35</p>',
  'chosen by a condition': '<p><b />{isOn ? words.saved : words.other}</p>',
  'in a fragment beside an element': '<p><b />{isOn && <>, {count}</>}</p>',
};
const fine = {
  alone: '<p>{isOn ? words.saved : `${count}`}</p>',
  'that never changes, beside an element that stays': '<p>{words.saved} <b>{count}</b></p>',
  'in an element of its own': '<p>{isOn && <b />}<span>{count}</span></p>',
};

/** Lints one component for each of these, all in one file, and returns those with a diagnostic. */
function linted(samples: Record<string, string>): string[] {
  // Beside the project, whose linter it uses.
  const folder = mkdtempSync('translatable-');
  const config = join(folder, 'config.json');
  try {
    writeFileSync(
      config,
      JSON.stringify({
        jsPlugins: [resolve('scripts/translatable-text.js')],
        categories: { correctness: 'off' },
        rules: { 'site/translatable-text': 'error' },
      }),
    );
    const components = Object.values(samples).map(
      (returned, index) => `export const Sample${index} = ({ isOn, count }) => ${returned};\n`,
    );
    writeFileSync(join(folder, 'samples.jsx'), `${components.join('')}const words = {};\n`);
    const { stdout } = spawnSync('npx', ['oxlint', '-c', config, '--format=unix', folder], {
      encoding: 'utf8',
    });
    const found = stdout.matchAll(/samples\.jsx:(\d+):/g);
    const lines = new Set(Array.from(found, ([, line]) => Number(line)));
    return Object.keys(samples).filter((_name, index) => lines.has(index + 1));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// Starting the linter takes seconds on a busy machine.
test(
  'the linter refuses texts that browser translation breaks, and no others',
  { timeout: 60_000 },
  () => {
    expect(linted({ ...refused, ...fine })).toEqual(Object.keys(refused));
  },
);
