import { areas } from '#domain/areas.ts';
import { inHue } from '#web/ui/hue.css.ts';
import { halves } from '#web/ui/layout.css.ts';
import * as css from './result-shapes.css.ts';

/**
 * In place of locked results, blurred. A blur hides nothing from the page's source, so these are shapes: the same for
 * everyone, and without words.
 */
export function ResultShapes() {
  return (
    <div aria-hidden className={`${halves} ${css.shapes}`}>
      <div>
        {areas.map(({ name, color }) => (
          <div key={name} className={`${css.line} ${inHue[color]}`} />
        ))}
      </div>
      <div className={css.pentagon} />
    </div>
  );
}
