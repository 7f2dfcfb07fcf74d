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

/** Who does it, to whom: the word alone may mean a project, or an idea. */
const self = 'myself, himself, herself, themselves, themself';
const selfActs = `
  kill, kills, killed, killing, hurt, hurts, hurting, harm, harms, harmed, harming, cut, cuts, cutting,
  hang, hangs, hanged, hanging, shoot, shoots, shot, shooting, drown, drowns, drowned, drowning, stab,
  stabs, stabbed, poison, poisons, poisoned, poisoning, burn, burns, burned, burning, injure, injures,
  injured, starve, starves, starving`;

const unwilling = `
  do not think i can, dont think i can, do not know if i can, dont know if i can, why i should, i should not,
  do not want to, dont want to, does not want to, doesnt want to, did not want to, didnt want to,
  no longer want to, no longer wants to, never want to, not want to, hope i never, hope i do not,
  wish i did not, wish i would not, cannot go on, cant go on, no reason to, no point in, tired of,
  no longer worth`;
const life = `
  live, living, be alive, being alive, wake up, wake up again, wake up tomorrow, exist, existing,
  stay alive, be in this world, go on living, keep on living`;

const wishing = `
  want to, wants to, wanted to, plan to, plans to, planned to, ready to, how to, thought about,
  think about, thinking about, thinking of, thoughts of`;
const ending = `
  die, dying by, be dead, end it, end it all, end things, end everything, ending it, ending it all,
  ending things, ending everything, disappear for good, disappear forever, never wake up, not wake up,
  stop existing, jumping off, overdose, overdosing, drive into a tree, drive off a, hurting someone,
  harming someone, killing someone, killing people`;

const others = `
  me, us, her, him, them, my mother, my mom, my father, my dad, my sister, my brother, my daughter, my son,
  my child, my children, my kids, my wife, my husband, my partner, her mother, his mother, her kids,
  his kids, her children, his children, the kids, the children, their children, his wife, his girlfriend,
  her husband, her daughter, his daughter, her son, his son`;
/** No one does these to an idea. */
const assaults = `
  punch, punches, punched, slap, slaps, slapped, kicks, kicked, choke, chokes, choked, strangle, strangles,
  strangled, rape, rapes, raped, assaults, assaulted, molest, molests, molested, gropes, groped, stalk,
  stalks, stalked, is stalking, touched, beats up, beat up, beating up, threatens to kill,
  threatened to kill, physically hurt, sexually harassed`;
/** These need a person before them, or one that is loved after them: ideas hit people, too. */
const people = `
  he, she, husband, wife, partner, spouse, boyfriend, girlfriend, ex, father, mother, dad, mom, stepfather,
  stepmother, brother, sister, son, uncle, boss, manager, supervisor, coworker, colleague, client,
  customer, neighbor`;
const blows = `
  hits, hit, is hitting, keeps hitting, beats, beat, is beating, hurts, hurt, is hurting, abuses, abused,
  is abusing, attacks, attacked, grabbed, pushed, shoved, pushes, shoves`;
const loved = others.split(',').slice(5).join(',');
const atHome =
  'husband, wife, partner, spouse, boyfriend, girlfriend, ex, father, mother, dad, mom, stepfather';
const threats =
  'threatens me, threatened me, is threatening me, controls me, scares me, is stalking, locks me, locked me';

const intending = `
  want to, wants to, wanted to, going to, will, would, plans to, planning to, threatens to, threatened to,
  threatening to, come back and, came back to, come in and, tried to, tries to`;
const attacks = 'kill, shoot, stab, murder, bomb, burn down, blow up, poison';
const meaning =
  'want to, wants to, wanted to, plans to, threatens to, threatened to, threatening to';
const targets = `
  him, her, them, us, all of us, everyone, everybody, people, someone, somebody, my family, my children,
  my kids, the office, the building, the place, the school, my coworkers, his coworkers, his boss,
  her boss, his supervisor, her supervisor, his wife, her husband, his family, her family, others, you all`;
const weapons = `
  gun, pistol, rifle, knife, pills, overdose, suicidal thoughts, breasts, my crotch, a knife to, a knife at, holds a knife, held a knife, has a knife, had a knife, pulled a knife,
  pulls a knife, pulled a gun, pulls a gun, points a gun, pointed a gun, bought a gun, have a gun,
  loaded gun, a gun at, a gun to, bought a rope, bought rope, have a rope, got a rope, noose, pills on my,
  pills in my, pills ready, enough pills, saved pills, saved up pills, all my pills, razor blade,
  razor blades`;
const farewell = `
  be dead, asleep forever, sleep forever, if i died, if i die, if i were dead, if i was dead, broke her arm, broke my arm, broke her nose, broke my nose, broke her jaw, broke my jaw, broke my rib, broke her rib, black eye, at my door at night, next time it will be worse, hates his life, hates her life, hate my life, ending everything, end everything, is going to jump, am going to jump, end for me, swallowed all, life is not worth, life isnt worth, not worth it anymore, giving my things away, giving away my things, took pills,
  taken pills, took her pills, took his pills, scars on her arm, scars on her arms, scars on his arm, scars on his arms, scars on my arms,
  scared to leave him, scared to leave her, afraid to leave him, afraid to leave her, too scared to leave, too afraid to leave,
  will find me and, he will kill me, she will kill me, will hurt me, would hurt me, going to hurt me, run us over, run us all over, run me over, run them over,
  threw things at, throws things at, threw a glass at, threw a plate at, makes me sleep with, made me sleep with, forced me to have sex,
  have sex with him, have sex with her or, forced himself on,
  happier if i, better if i was not, better if i were not, happier without me, better without me,
  world without me, disappeared for good, no way out, nothing matters anymore, said goodbye to everyone,
  my funeral, suicide note, farewell letter, farewell note, wrote my will, cry for help`;

/** Words that say it together: one of each group within so many words. */
const together: readonly { within: number; groups: readonly Set<string>[] }[] = [
  {
    within: 4,
    groups: grouped(
      'die, dead, suicide',
      'want, wants, wanted, wanting, decided, ready, wish, wishes, hope, hopes, thought, thoughts, thinking, planned, planning, talks, talked',
    ),
  },
  {
    within: 5,
    groups: grouped(
      `hit, hits, hitting, beat, beats, beating, slap, slaps, slapped, punch, punches, punched, kick, kicks, kicked, choke,
      chokes, choked, strangle, strangled, rape, raped, molested, touched, abuses, abused, shoot, kill, kills, hurt, hurts,
      threatens, threatened, afraid, scared, frightened, threw, throws`,
      `husband, wife, boyfriend, girlfriend, ex, dad, father, mother, mom, stepfather, stepmother, uncle, brother, sister,
      kids, children, child, daughter, son`,
    ),
  },
  {
    within: 4,
    groups: grouped(
      'pills, rope, noose, razor, knife, gun, pistol, rifle',
      `swallow, swallowed, took, take, taken, taking, bought, buy, have, has, had, hold, holds, held, with, pulled, pulls,
      pointed, points, loaded, bring, brings, brought, saved, keeps, carries`,
    ),
  },
  {
    within: 7,
    groups: grouped(
      'follows, followed, following, waits, waited, waiting, watches, watched',
      'home, car, house, door',
      'night, nights, evening, dark, frightened, scared, afraid',
    ),
  },
  {
    within: 7,
    groups: grouped(
      'crash, crashing, drive, driving',
      'car, truck, me, myself',
      'wall, tree, bridge, cliff, river',
    ),
  },
  {
    within: 4,
    groups: grouped('hand, hands', 'shirt, skirt, dress, pants, thigh, breast, breasts'),
  },
];

/** Taken out first: they mean something else. */
const harmless = listed(`
  suicide mission, suicide missions, suicide squad, suicide watch for, career suicide, political suicide,
  social suicide, commercial suicide, financial suicide, professional suicide, business suicide,
  shoot myself in the foot, shot myself in the foot, shot ourselves in the foot, kill myself laughing,
  cut myself off, cuts himself off, cuts herself off, cut myself some slack, cut themselves off,
  burn myself out, burned myself out, burning myself out, burns himself out, burns herself out,
  hurt myself at the gym, hit me up, gun to my head, jump the gun, jumped the gun, jumping the gun, smoking gun, top gun, gun shy, under the knife, knife edge, knife in the back, knife in my back,  no way out of, hang myself on, deeply touched me,
  story touched me, words touched me, beat me to, beats me to, beat us to, beats us to, hit us with,
  hit me with, hit us hard, hit me hard, kicked me out, kicked us out, kicked me off, kicked him out,
  kicked her out, end it with, end things with, will kill us, would kill us, going to kill us,
  pushed us to, pushed me to, pushes us to, pushes me to, pushed us into, pushed me into, slapped us with,
  die of, die from, die out, dead serious, dead tired, rather die, dead end, dead line`);

function listed(text: string): string[] {
  return text.split(',').map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '));
}

function grouped(...groups: readonly string[]): Set<string>[] {
  return groups.map((words) => new Set(listed(words)));
}

function pairs(before: string, after: string): string[] {
  return listed(before).flatMap((one) => listed(after).map((other) => `${one} ${other}`));
}

const phrases = new Set([
  ...[selfHarm, violence, danger, weapons, farewell].flatMap(listed),
  ...pairs(selfActs, self),
  ...pairs(unwilling, life),
  ...pairs(wishing, ending),
  ...pairs(assaults, others),
  ...pairs(blows, loved),
  ...listed(people).flatMap((one) => pairs(one, pairs(blows, 'me, us').join())),
  ...pairs(atHome, threats),
  ...listed(intending).flatMap((one) => pairs(one, pairs(attacks, targets).join())),
  ...listed(meaning).flatMap((one) => pairs(one, pairs('hurt, attack, harm', targets).join())),
]);
const LONGEST = Math.max(...[...phrases].map((phrase) => phrase.split(' ').length));

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
  const words = harmless
    .reduce((left, one) => left.replaceAll(` ${one} `, ' - '), folded(text))
    .split(' ');
  return words.some((first, at) => {
    const isTold = together.some(({ within, groups: [one, ...rest] }) => {
      const near = words.slice(Math.max(0, at - within), at + within + 1);
      return one!.has(first) && rest.every((group) => near.some((word) => group.has(word)));
    });
    if (isTold) return true;
    let phrase = '';
    return words.slice(at, at + LONGEST).some((word) => {
      phrase += phrase === '' ? word : ` ${word}`;
      return phrases.has(phrase);
    });
  });
}
