import { services } from '#content/services.ts';
import type { OfferFacts, OfferId } from '#domain/site-settings.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { unbroken } from '#web/ui/unbroken.tsx';
import * as css from './service-terms.css.ts';

const keys = ['whoAttends', 'howOften', 'howLong', 'handedOver'] as const;

interface ServiceTermsProps {
  of: OfferId;
  /** What holds where the practice has said nothing of its own. */
  usual: Partial<OfferFacts>;
  /** Side by side, for the one service that has a section to itself. */
  wide?: boolean;
}

/** Who attends, how often, how long, and what is handed over; what nobody has said is left out. */
export function ServiceTerms({ of, usual, wide = false }: ServiceTermsProps) {
  const own = useSettings().practice.services[of];
  return (
    <dl className={wide ? css.columns : css.rows}>
      {keys.map((key) => {
        const term = own[key] || usual[key];
        return (
          term && (
            <div key={key} className={wide ? css.column : css.row}>
              <dt className={css.label}>{services.termLabels[key]}</dt>
              <dd className={css.term}>{unbroken(term)}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
