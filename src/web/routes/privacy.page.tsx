import {
  KeptThings,
  PrivacyHero,
  PrivacyRights,
  PrivacySections,
} from '#web/features/site/privacy.tsx';

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
