import text from 'escape-html';
import { reportCopy } from '#content/report.ts';
import { listItems } from './list-items.ts';
import type { ReportPart } from './report-part.ts';

const TITLE = 'Next Steps';

/** The ways to go on; the address stands there to be typed. */
export function closing(steps: readonly string[], bookingAddress: string): ReportPart {
  const { title, text: words } = reportCopy.booking;
  const address = text(bookingAddress);
  const html = `<div class="close">
<section class="next" id="next-steps">
<h2>${TITLE}</h2>
<ol>${listItems(steps)}</ol>
</section>
<section class="next">
<h3>${title}</h3>
<p>${words}</p>
<p><a href="${address}">${address}</a></p>
</section>
</div>`;
  return { id: 'next-steps', title: TITLE, html };
}
