import text from 'escape-html';
import { scoreMeaning } from '#content/report.ts';
import { ratingScale } from '#domain/rating-scale.ts';
import type { ReportPart } from './report-part.ts';

const levels = ratingScale.map(
  ({ value, label, description, color }) =>
    `<div><dt><span class="level ${color}">${value}</span> ${text(label)}</dt><dd>${text(description)}</dd></div>`,
);

const limits = scoreMeaning.not.map(
  ({ lead, text: words }) => `<li><b>${text(lead)}</b> ${text(words)}</li>`,
);

/** How to read the figures, which is the same for everybody. */
export const meaning: ReportPart = {
  id: 'meaning',
  title: scoreMeaning.title,
  html: `<section class="meaning" id="meaning">
<h2>${text(scoreMeaning.title)}</h2>
<p>${text(scoreMeaning.how)}</p>
<h3>${text(scoreMeaning.levels)}</h3>
<dl>${levels.join('')}</dl>
<h3>${text(scoreMeaning.limits)}</h3>
<ul>${limits.join('')}</ul>
</section>`,
};
