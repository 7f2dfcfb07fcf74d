/*
 * Words of people who may harm themselves, or whom others harm. A card with help lines costs little where it is
 * not needed, so in doubt a phrase is listed. Measured by `crisis.test.ts`.
 */

/** Folded, as below. Each counts wherever it stands as whole words. */
const selfHarm = `
  kill myself, killing myself, killed myself, suicide, suicidal, end my life, ending my life, ended my life,
  take my life, taking my life, take my own life, taking my own life, end it all, want to die, wants to die,
  wanted to die, wish i was dead, wish i were dead, want to be dead, wants to be dead, better off dead,
  dont want to live, do not want to live, doesnt want to live, no longer want to live, dont want to be alive,
  do not want to be alive, no reason to live, no reason to go on living, cant go on living, cannot go on living,
  nothing to live for, nothing left to live for, not worth living, better off without me, better off if i was gone,
  better off if i were gone, no one would miss me, nobody would miss me, would not wake up, wouldnt wake up,
  never wake up, hurt myself, hurting myself, harm myself, harming myself, harmed myself, cut myself,
  cutting myself, self harm, self harms, self harming, selfharm, self injury, hang myself, shoot myself,
  drown myself, jump off a bridge, jump off the bridge, jump off the roof, jump in front of, jumping off a bridge,
  jumping off the bridge, jumping off the roof, overdosed, took an overdose, took a lot of pills,
  took too many pills, took all my pills, took all the pills, goodbye letter, goodbye note, kill himself,
  kill herself, kill themselves, killing himself, killing herself, killing themselves, killed himself,
  killed herself, harm himself, harm herself, harm themselves, hurt himself, hurt herself, hurting himself,
  hurting herself`;

const violence = `
  threatened to kill, threatening to kill, threatens to kill, tried to kill, would kill me if, said he will kill,
  said he would kill, said she will kill, said she would kill, want to kill him, want to kill her,
  want to kill them, want to kill someone, want to kill people, want to kill everyone, wants to kill,
  threatened to hurt, threatening to hurt, threatens to hurt, said he would hurt, said she would hurt,
  going to hurt him, going to hurt her, going to hurt someone, hurt my children, hurt my kids, hurt my child,
  bring a gun, brings a gun, brought a gun, has a gun, with a gun, with a knife, wants to shoot, want to shoot,
  shoot up the, shoot everyone, shoot people, sexually assaulted, sexual assault, sexually abused, raped,
  raping, rape me, molested, assaulted me, physically attacked, physically abusive, abusive relationship,
  abusive marriage, abusive husband, abusive wife, abusive partner, abusive boyfriend, abusive girlfriend,
  domestic violence, domestic abuse, violent husband, violent wife, violent partner, becomes violent,
  became violent, gets violent, got violent, slapped me, slaps me, punched me, punches me, choked me, chokes me,
  strangled me, strangles me, beat me up, beats me up, grabbed me by, pushed me against, pushed me down,
  shoved me against, bruises, locks me in, locked me in, stalking me, stalks me, stalked me, stalker,
  following me home`;

const danger = `
  afraid to go home, scared to go home, not safe at home, unsafe at home, dont feel safe at home,
  do not feel safe at home, i am in danger, im in danger, my life is in danger, fear for my life,
  afraid for my life, scared for my life, fear for my safety, afraid of my husband, afraid of my wife,
  afraid of my partner, afraid of my boyfriend, scared of my husband, scared of my wife, scared of my partner,
  scared of my boyfriend`;

/** Acts that need a person before them: ideas hit people, too. */
const people = `
  he, she, husband, wife, partner, spouse, boyfriend, girlfriend, ex, father, mother, dad, mom, brother, sister,
  boss, manager, supervisor, coworker, colleague, client`;
const acts = `
  hits me, hit me, is hitting me, beats me, beat me, is beating me, hurts me, is hurting me, abuses me,
  abused me, is abusing me`;
const atHome =
  'husband, wife, partner, spouse, boyfriend, girlfriend, ex, father, mother, dad, mom';
const threats =
  'threatens me, threatened me, is threatening me, controls me, scares me, is stalking';

/** Taken out first: they mean something else. */
const harmless = listed(`
  suicide mission, suicide missions, suicide squad, career suicide, political suicide, social suicide,
  commercial suicide, financial suicide, professional suicide, business suicide, want to die of, wanted to die of,
  shoot myself in the foot, kill myself laughing, beat me to, beats me to, hit me up, gun to my head`);

function listed(text: string): string[] {
  return text.split(',').map((phrase) => ` ${phrase.trim()} `);
}

function pairs(before: string, after: string): string[] {
  return listed(before).flatMap((one) => listed(after).map((other) => one + other.trimStart()));
}

const phrases = [
  ...[selfHarm, violence, danger].flatMap(listed),
  ...pairs(people, acts),
  ...pairs(atHome, threats),
];

/** Lowercase words with one space around each; without apostrophes, accents, and other signs. */
function folded(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’‘`´]/gu, '');
  return ` ${plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

/** Whether someone who writes this should see help lines at once. Takes time linear in its length. */
export function needsHelp(text: string): boolean {
  const words = harmless.reduce((left, one) => left.replaceAll(one, ' - '), folded(text));
  return phrases.some((phrase) => words.includes(phrase));
}
