import { dollars, products } from '#content/products.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { amount, price as priceClass, value as valueClass } from './price.css.ts';

export function Price() {
  const { price, value } = useSettings().practice.playbook;
  const words = products.playbook.price;
  return (
    <p className={priceClass}>
      <span className={amount}>{dollars(price)}</span> <Badge tone="accent">{words.note}</Badge>{' '}
      {value > price && <span className={valueClass}>{words.value(dollars(value))}</span>}
    </p>
  );
}
