import { products } from '#content/products.ts';
import { CallBand } from '#web/features/site/shared/call-band.tsx';

export function BuyBand() {
  const { name, price, action } = products.playbook;
  const body = `${name} · ${price.label} · ${price.note} · ${price.value}`;
  return <CallBand content={{ headline: 'Start day one with a plan.', body, action }} />;
}
