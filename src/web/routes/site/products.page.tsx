import { productsComingSoon } from '#content/coming-soon.ts';
import { ComingSoon } from '#web/features/site/notices/notice.tsx';
import {
  Comparison,
  Playbook,
  Ticket,
  WhatYouGet,
  WhoItIsFor,
} from '#web/features/site/products.tsx';
import { useSettings } from '#web/lib/settings.tsx';

export function ProductsPage() {
  const { flags } = useSettings();
  if (!flags.productsEnabled) return <ComingSoon {...productsComingSoon} />;
  return (
    <>
      <Playbook />
      <WhatYouGet />
      <WhoItIsFor />
      <Comparison />
      <Ticket />
    </>
  );
}
