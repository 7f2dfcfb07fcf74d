import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PrintedTemplate } from './printed-template.tsx';

const html = renderToStaticMarkup(<PrintedTemplate />);
const count = (pattern: RegExp) => html.match(pattern)?.length;

test('the template has four columns, named as on the page', () => {
  const headings = [...html.matchAll(/<th scope="col">(.*?)<\/th>/g)].map(([, label]) => label);
  expect(headings).toEqual(['Issue or theme', 'P/T/R', 'Context', 'Stop/start/continue']);
});

test('it has ten empty rows', () => {
  expect(count(/<tr>(<td><\/td>){4}<\/tr>/g)).toBe(10);
  expect(count(/<td>/g)).toBe(40);
});
