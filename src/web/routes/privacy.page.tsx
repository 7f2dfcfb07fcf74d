import { KeptThings } from '#web/features/site/privacy/kept-things.tsx';
import { PrivacyHero } from '#web/features/site/privacy/privacy-hero.tsx';
import { PrivacyRights, PrivacySections } from '#web/features/site/privacy/privacy-sections.tsx';

export function PrivacyPage() {
  return (
    <>
      <PrivacyHero />
      <KeptThings />
      <PrivacySections />
      <PrivacyRights />
    </>
  );
}
