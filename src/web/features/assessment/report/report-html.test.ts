import { expect, test } from 'vitest';
import { areas } from '#domain/areas.ts';
import { competencies } from '#domain/competencies.ts';
import { buildReport, reportNextSteps, type Report } from '#domain/report.ts';
import type { Rating } from '#domain/rating-scale.ts';
import type { CompetencyResponse } from '#domain/scoring.ts';
import escapeHtml from 'escape-html';
import { reportHtml } from './report-html.ts';

const generatedAt = new Date(2026, 0, 5, 12);

function response(index: number): CompetencyResponse {
  const { id, category } = competencies[index]!;
  const rating = ((index % 5) + 1) as Rating;
  return {
    competencyId: id,
    category,
    question1Rating: rating,
    question2Rating: 5,
    averageRating: (rating + 5) * 50,
  };
}

function reportOf(count: number): Report {
  return buildReport(
    competencies.slice(0, count).map((_competency, index) => response(index)),
    generatedAt,
  )!;
}

test('names the report, its date, the overall score and how much is assessed', () => {
  const report = reportOf(35);
  const html = reportHtml(report);
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).toContain('<title>Ready Leader Assessment Report</title>');
  expect(html).toContain('Generated on January 5, 2026');
  expect(html).toContain(`<span class="figure">${report.overallScore}</span><b>Overall Score</b>`);
  expect(html).toContain('<span class="figure">35</span><b>Competencies Assessed</b>');
});

test('has a section for each area, with its advice, and the next steps', () => {
  const report = reportOf(35);
  const html = reportHtml(report);
  expect(html.match(/<section class="area">/g)).toHaveLength(areas.length);
  for (const { area, advice } of report.sections) {
    expect(html).toContain(`</svg>${escapeHtml(area.name)}</h2>`);
    expect(html).toContain(escapeHtml(advice));
  }
  for (const step of reportNextSteps) expect(html).toContain(`<li>${step}</li>`);
});

test('lists all 35 competencies with both ratings and their average', () => {
  const report = reportOf(35);
  const html = reportHtml(report);
  const lines = report.sections.flatMap((section) => section.lines);
  expect(lines).toHaveLength(35);
  for (const line of lines) {
    expect(html).toContain(
      `<tr><th scope="row">${escapeHtml(line.competency)}</th>\n` +
        `<td>${line.question1Rating}</td><td>${line.question2Rating}</td>\n` +
        `<td class="number">${line.average}</td></tr>`,
    );
  }
});

test("shows '-' for what is not rated yet", () => {
  const html = reportHtml(reportOf(1));
  expect(html.match(/<td>-<\/td><td>-<\/td>\n<td class="number">-<\/td>/g)).toHaveLength(34);
  expect(html).not.toMatch(/undefined|null|NaN/);
});

test('escapes what it is given and loads nothing', () => {
  const report = { ...reportOf(35), title: `</title><img src=x onerror="a('b')"> & Co` };
  const html = reportHtml(report);
  expect(html).not.toContain('<img');
  expect(html).toContain(
    '&lt;/title&gt;&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt; &amp; Co',
  );
  expect(html).not.toMatch(/https?:|<script|<link|url\(/);
});
