/*
 * What people write who may harm themselves, or whom others harm, and who tell about someone else in danger. A card with
 * help lines costs little where it is not needed, so in doubt a pattern is listed. Measured by `crisis.test.ts`.
 *
 * A pattern is words of one sentence, in this order: `a|b` is either, `kill*` any word that begins so, `…` up to
 * four words between, and `.` the beginning or end of a sentence.
 */

const wanting =
  'want|wants|wanted|wanting|wish|wishes|hope|hopes|ready|decided|plan|plans|planned|planning|rather|need';
const hoping = 'wish|wishes|hope|hopes|hoping|pray|praying|want|easier';
const thinking =
  'think|thinks|thinking|thought|thoughts|dream|dreams|dreaming|fantasi*|imagin*|consider*|talk|talks|talked|talking';
const gone = 'gone|dead|die|died|vanish*|disap*|dissap*';
const self = 'myself|himself|herself|themselves|themself';
const whose = 'my|his|her|their';
const family =
  'family|wife|husband|son|sons|daughter|daughters|kid|kids|child|children|mum|mom|mother|dad|father|parents|sister|brother|girlfriend|boyfriend';
const everyone = `everyone|everybody|world|${family}`;
const atHome =
  'husband|wife|boyfriend|girlfriend|bf|gf|fiance|fiancee|spouse|partner|missus|ex|dad|father|stepfather|stepdad|mum|mom|mother|stepmother|stepmum|uncle|brother|son';
const person = `${atHome}|he|she|man|guy|boss|manager|supervisor|director|ceo|coworker|colleague|client|customer|neighbor|neighbour|mentor`;
const hit =
  'hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|punch*|kick|kicks|kicked|chok*|strangl*|stabbed|molest*|rape*|grope*|assaulted';
const hurt = 'hurt|hurts|hurting|shov*|burned|burnt|threatens|threatened|threatening|locks|locked';
const abuse =
  'abuse|abuses|abused|abusing|attack|attacks|attacked|grab*|controls|scares|terrif*|pushed';
const kill = 'kill|killing|shoot|shooting|stab|stabbing|murder|hurt|hurting|harm|harming|attack';
const victim = 'him|her|someone|somebody|people|everyone|everybody|others';
const place = 'office|building|place|school|warehouse|house|home|store|shop|plant|car';
const pills =
  'pills|sleeping|meds|medication|painkillers|antidepressants|insulin|sertraline|prozac|xanax|valium|paracetamol|tylenol|ibuprofen';
const gun = 'gun|guns|pistol|rifle|rifles|shotgun';
const body = 'wrist|wrists|arms|forearms|legs|thighs|skin|knuckles|neck|throat|face';
const afraid = 'afraid|scared|terrified|frightened';

/** Each says why its patterns count. */
const reasons = {
  'they name it': `
    suici*|selfharm*|overdos*|unaliv*|kms
    self harm*|injur*
    mental health crisis|emergency`,

  'someone ends a life': `
    kill*|hang|hanging|hanged|shoot|shooting|shot|drown*|stab*|poison*|top|topping|starv*|electrocut*|suffocat*|eras* ${self}
    do ${self} in|harm
    to|and off myself|himself|herself
    end|ends|ending|ended|take|takes|took|taking ${whose} life
    end|ends|ending|ended|take|takes|took|taking ${whose} own life
    end ${whose} suffering|pain|misery|existence
    ${wanting} to end this|the … suffering|pain|agony
    planning my … death
    my own death
    end it all|tonight
    ${wanting} to end it|things|everything
    how to end it|things
    i should|will|could end it .
    my life to end|stop
    end this … life
    about|of ending it|things|everything
    drink*|drank ${self} to death`,

  'they wish to be dead': `
    ${wanting} to die
    ${wanting} to be dead
    ${hoping} i|he|she … die|died|dead
    ${hoping} i|he|she was|were|had not|never here|alive|around|exist*|born
    rather be dead
    rather not be alive|here
    ${thinking} of|about dying|death
    well|to|just be dead
    better off|being dead
    of|about being dead
    i should die
    way|ways|how|wait to die
    death|dying|dead … easier|relief|peace|answer|escape|only
    easier … if i … ${gone}
    be easier|better if i … not|never … here|around|alive|exist*
    not|never have been born
    born … mistake
    brought into this world
    parents … not|never have had me
    ${hoping} … hit by
    ${hoping} … car|bus|truck|lorry|plane … not stop
    ${hoping} … car|bus|truck|lorry|plane … hit|hits|crash*`,

  'they do not want to live': `
    not|longer|never … ${wanting} to live|exist|wake
    not|longer|never … ${wanting} to be|stay|remain alive
    not|longer|never … ${wanting} to go on .|anymore|living
    not … deserve* … live|alive
    not … be … alive
    not … stay|remain|staying alive
    stop|of|with|about not existing
    stop|about existing
    ${wanting} to cease
    vanish*|disap* from … world|earth
    ${hoping} … i|he|she … not|never … wake|exist
    ${wanting}|${thinking} … not|never waking
    ${thinking} … not being here|around|alive
    sleep … not|never … wake
    sleep … not come back
    sleep|asleep … forever
    tired|sick|done|enough|fed … of|with life|living|existing
    tired|sick … of … alive
    . not with the job|work … life
    given|giving|give up on life|living|myself
    hate|hates being alive
    hate|hates ${whose} life
    why i … be|am|stay alive
    can not … do|stand|bear|face life
    can not go on living|anymore|.
    can not live anymore|.
    way|ways … not be here
    ${wanting} to … vanish*|disap*|dissap* … forever|good
    last day|night|week alive`,

  'they see no reason to go on': `
    reason|point|purpose|sense|meaning in|of|to|for … live|living|life|exist|alive
    reason|point … carrying|carry|going|go on .|anymore|any|living|like
    nothing|not … to live for
    life|living … no meaning|sense|purpose|point
    life is not worth
    worth living
    life|existence … pointless|meaningless
    pointless|meaningless … life|existence
    point in|of anything|everything .|anymore
    everything is|feels|seems pointless|meaningless|empty
    am|feel|feeling … hopeless .|and
    no hope for me
    lost|up all hope .
    nothing … keeping|keeps me alive|going
    can not … suffering|agony
    dark thoughts
    nothing matters anymore
    no will to live
    no|not … future for|with me
    no way out
    not see|find … way out
    not face|take|survive another day
    want|wish … the pain to|would stop|end
    want everything to stop|end|be
    want it all to stop|end|be
    nobody can|could|will help|save me
    beyond help|saving
    too late for me
    in this world anymore|without`,

  'they feel worthless, or a burden': `
    burden … ${everyone}|people|them
    am|feel|feeling|feels|being worthless
    deserve* to die|suffer|hurt
    deserve* to be hurt|punished|dead
    better off without me
    easier|better life|lives without me
    am|feel … drain|waste on|of … everyone|space|oxygen|${family}
    world … better … without|if
    ${everyone} … better|happier|easier … without me
    ${everyone} … better|happier|easier|cope … if|when i … ${gone}
    ${everyone} … better|happier|easier|cope … if|when i … not|never|no … around|here|exist*|alive
    ${family} … better|get|gets|have … life|the|my insurance
    life insurance|cover … if … i|me
    nobody … miss me
    nobody|not|nothing … notice|care|cares|change … i … ${gone}
    i … ${gone} … nobody … notice|care|cares
    not be your|their problem|burden`,

  'they plan it, or say goodbye': `
    letter|letters|note|notes|wrote|written … to|for my|his|her ${family}
    ${family} … left a note
    this is goodbye
    goodbye forever|world
    anymore|me|everything goodbye
    said goodbye to everyone|everybody .
    this is the end for me
    by the time you read this
    my last message|text|words to anyone
    this is … my last message|text|words
    sorry for everything … goodbye
    sorry for being … burden|disappointment
    affairs in order
    giv*|gave ${whose} things|belongings|possessions|stuff away
    giv*|gave away … things|belongings|possessions|stuff
    my funeral
    planning|planned|know how i … do|kill it|myself
    look like an accident
    cry for help`,

  'they have the means': `
    took|taken|taking|swallow*|counted … pills|painkillers
    swallow* … tablets
    tablets|pills ready|counted
    tablets|pills out on|in
    pills in … hand|hands
    sav*|stash*|hoard*|collect*|stockpil* … ${pills}
    too many|much … ${pills}
    more of my|the ${pills}
    all my|his|her|the|these ${pills}
    pills to take
    how many|much … ${pills} … take*|kill|lethal|fatal
    ${pills} … on|in|under my|the desk|drawer|bag|table|pocket|bed
    ${pills} … whisk*|vodka|gin|alcohol
    drink*|drank bleach|poison|antifreeze
    lethal|fatal dose
    noose
    tie*|tied|bought|got a|the|some rope
    bought|tied rope
    razor blade|blades
    jump*|step*|walk*|throw* … in front of|a … train|bus|lorry|truck|traffic|car
    jump* off|from … roof|bridge|building|cliff|balcony
    off a|the bridge|roof|balcony
    going|should|will|would|to jump .
    stand|standing|stands|stood … on|at … roof|bridge|ledge|tracks|balcony
    he|she|i|is|am on a|the bridge|roof|ledge
    platform|tracks|rails … nearly|almost|jump*
    the|a train … jump|step
    driv*|steer* off|into … tree|bridge|river|traffic|road
    walk*|swim* into|out … ocean|sea|river|lake|water
    driv*|steer*|crash|crashing … car|truck|van|myself into|off
    garage … engine on|running
    high … to fall|jump from
    to jump from`,

  'someone hurts their own body': `
    hurt*|harm*|cut|cuts|cutting|burn|burned|burning|injur*|scratch*|punish*|punching|hitting ${self}
    cutting|scratch*|slit*|slash* ${whose} … ${body}
    cut|cuts|burn|burned|burning|bite|punch ${whose} … ${body}
    started cutting again
    cuts|scars|marks|burns|bruise … ${whose} … ${body}
    until|till … bleed|bleeds
    make|makes|making ${self} bleed
    voices … say|tell|telling … jump|kill|hurt|die|end
    want|tell|telling me to hurt|die
    urge|urges to … harm|hurt|cut|jump`,

  'someone is violent': `
    ${person} … ${hit} me|her|him
    ${atHome}|he|she … ${hurt} me|her|him
    ${atHome} … ${abuse} me|us|her|him
    ${person} … ${hit} … ${whose} … ${family}
    ${atHome} … ${hurt} … ${whose}|the … ${family}
    ${hit}|${hurt}|beaten|abused|knocked … by … ${atHome}
    slapped|slaps|punched|punches|choked|chokes|strangled|strangles|assaulted me
    beat*|beats me|her up
    grabbed|grabs me|her by
    grab*|drag*|pull* … neck|throat|hair
    abusive|violent relationship|marriage|${atHome}
    ${atHome}|he|she gets|got|becomes|became|is|was|turns violent|physical|abusive
    ${atHome} … dangerous
    domestic violence|abuse
    physically attack*|abus*|hurt
    bruises
    black eye
    restraining|protective order
    hide|hiding|fled|escape*|ran from my|her ${atHome}
    ${atHome}|he broke my|her … arm|nose|jaw|rib|ribs|wrist
    threw|throws|throwing things|glass|plates|chair|bottle … at
    threw|throws a glass|plate|chair|bottle|mug|phone at
    push*|pushed|shov* me|her|him … down|into … wall|stairs|shelf|door
    push*|pushed|shov* me|her|him against|down
    ${atHome} … not let|allow* me|her … see|leave|out
    ${atHome} … takes|took|controls|holds|keeps|checks|monitors|reads|tracks my|her money|wages|phone|messages|passport|salary
    he|she took|threw|smashed|broke my|her phone
    punch*|smash* … wall|mirror|door
    i do not feel safe .|but|with|around|anymore
    lock|locked|locks myself in … bathroom
    ${atHome}|he|she … put me|her|him in … hospital`,

  'someone threatens, or follows them': `
    death threat|threats
    bomb threat
    threat* to ${kill} me|him|her|them|${self}|everyone|someone|people
    threat* to kill|shoot|stab … ${family}|coworkers
    threat* to burn|bomb|set|blow
    threatened my|her life|family|kids|children
    said|says|told|wrote|emailed|posted … he|she|they … ${kill} ${victim}|me
    said|says|told|wrote|emailed|posted … he|she|they … ${kill}|drown|burn my|her|his|their|the ${family}|${place}|boss|supervisor|coworkers
    he|she|${atHome} will|would … kill|hurt|shoot|drown|harm the|my|her|our kids|children|family|daughter|son
    ${atHome} … will|would|going … kill|shoot|stab her|him|them
    if i|she|he tell|tells|told anyone|anybody
    wants me|her|him dead
    have me|her|him killed
    want*|plan*|tried|tries|trying|going to ${kill} ${victim}
    want*|plan*|going to shoot|kill|stab … boss|supervisor|manager|coworkers|${family}
    ${thinking} about|of ${kill} ${victim}
    going to shoot|stab|bomb|poison us|them|you
    come|came|comes back|in and|to shoot|bomb
    shoot up the|our|a ${place}
    shoot everyone|people|all
    shoot the ${family}
    burn the|my|our|her ${place} down
    set the|my|our|her ${place} on
    run me|us|him|her|them over
    run us|them all over
    pay with|in blood
    make us|them|you all pay
    revenge … ${gun}
    ${gun} … revenge
    ${afraid} of my|her|his|their ${atHome}
    ${afraid} … ${atHome}|he|she will|would|may|might hurt|kill|find|harm
    ${afraid} … ${atHome}|he|she will|would|may|might do something
    ${afraid} of what … he|she|${atHome} … do|does
    ${afraid} of what … happen … home
    ${afraid} to leave him|her
    too ${afraid} to leave
    ${afraid} … to|of go|going|come|coming home
    ${afraid}|fear|fearing for my|her|our|his life|safety
    worried about|for my|her|his safety
    not … safe at home
    unsafe at home
    i|she|he am|is|might|may be|in danger
    life is in danger
    stalk*
    follow*|followed me|her|him … home|car|parking|bathroom|restroom
    follow*|wait*|watch* … car|parking|shift … night|evening|dark|${afraid}
    wait*|watch* at|by my car
    turn*|show*|stands|standing|waits|waiting … at|outside my|her|our flat|house|home|apartment
    at my|her door at night
    standing|waiting|waits outside with|for a|me|her
    tracker|airtag … my|her car|phone|bag
    ex … found|finds|find|knows me|where
    know|knows where i|she live
    next time it will be worse
    will find me`,

  'someone has a weapon': `
    bring*|brought|bought|buy|pull|pulls|pulled|point|points|pointed|hold|holds|held|flash* … ${gun}|knife|machete
    have|has|had|got|keeps|carries a|his|her|the ${gun}
    my|his|her|loaded|fathers|dads|mums|husbands ${gun}
    has guns
    with a|his|her … ${gun}|knife|machete|bat
    ${gun} at|in ${whose}|home`,

  'someone forces or touches them': `
    rape|raped|rapes|raping|molest*|grope*
    sexual*|sexually assault*|abus*|attack*
    sexually harassed
    sexual favo*
    unwanted|inappropriate touch*
    hand|hands … up|under|down|on|in ${whose} … skirt|shirt|blouse|dress|thigh|pants|trousers|breast|breasts|legs
    grab*|touch* ${whose} … breast|breasts|bum|ass|butt|crotch|thigh|leg|knee
    ${person} … touches|touched|touch me|her|him
    forc*|make|makes|made … me|her|him … touch|kiss|undress|sex|naked
    made|makes|make me|her sleep with
    to sleep with him|her
    forced himself|herself
    not stop … said|say no
    kissed|kisses me|her
    sends|sent|photos|pictures … naked|nude|nudes
    exposed himself
    slipped|put … in my|her drink
    spiked my|her drink
    been|was|got drugged
    woke up in his|her|a room|bed
    my|her room … night
    not let me|her leave|go … room|house|car`,

  'they say that they do not mean the job': `
    not mean resign*|quit*|leaving
    not mean the job|company|work
    not talking about the job|work
    . not with|about the job|work
    . not the job`,
};

/** Left out, so that they do not separate the others. */
const fillers = new Set(
  'just|really|so|very|honestly|simply|even|ever|still|actually|maybe|sometimes|often'.split('|'),
);

/** Short forms, and the words that they stand for. */
const spelledOut = new Map([
  ...'do|does|did|is|are|was|were|would|could|should|has|have'
    .split('|')
    .map((verb) => [`${verb}nt`, `${verb} not`] as const),
  ['cant', 'can not'],
  ['cannot', 'can not'],
  ['wont', 'will not'],
  ['im', 'i am'],
  ['ive', 'i have'],
  ['hes', 'he is'],
  ['shes', 'she is'],
  ['noone', 'nobody'],
  ['wanna', 'want to'],
  ['gonna', 'going to'],
]);

/** Taken out first: they mean something else. */
const harmless = listed(`
  suicide mission, suicide missions, suicide squad, suicide watch for, career suicide, political suicide,
  social suicide, commercial suicide, financial suicide, professional suicide, business suicide, suicide
  prevention, suicide by spreadsheet, shoot myself in the foot, shot myself in the foot, kill myself laughing,
  cut myself off, cuts himself off, cuts herself off, cut myself some slack, cut themselves off, burn myself
  out, burned myself out, burning myself out, hurt myself at the gym, hang myself on, gun to my head, smoking
  gun, top gun, knife in the back, knife in my back, me in the back, way out of, deeply touched me, story
  touched me, words touched me, beat me to, beats me to, beat me for, beat me in, hit me up, hit me with, hit
  me hard, kicked me out, kicked me off, kicked him out, kicked her out, end it with, end things with, pushed
  me to, pushed me into, pushes me to, pushes me into, pushing me to, die of, die from, die out, dead serious,
  dead tired, dead end, dead simple, dead in the water, dead wrong, rather die, lose the will to live, losing
  the will to live, lost the will to live, live in, living in, live with, living with, go live, going live,
  live up to, of life in, of life at, of life on, of life as, with life in, with life at, with life on, with
  life as, into the ground, touch base, hit her with, hit him with, her targets, her goals, her numbers, beats
  her on, beat her on, everything to stop being, going on with, go on with, carry on with, carrying on with,
  wake up at, wake up early, worthless as, too late for me to, help me with, in danger of, another day of,
  another day at, another day in, another day off, another day with, future for me at, future for me in,
  future for me here, future for me with, not want to hurt, not wanting to hurt, black eye for, threatening to
  leave, threatens to leave, threatened to leave, threatens to quit, threatened to quit, end of my rope,
  exposed himself to, her in charge, him in charge, her alone with, him alone with, ex employee, ex colleague,
  ex boss, ex manager`);

const MOST_BETWEEN = 4;
/** Shorter stems begin too many words, and there are no longer ones. */
const SHORTEST_STEM = 3;
const LONGEST_STEM = 8;

/** One of these words or stems, right after the one before or up to so many words later. */
interface Step {
  words: readonly string[];
  isNext: boolean;
}

const patterns = Object.values(reasons).flatMap((lines) => lines.trim().split('\n').map(stepsOf));
/** What follows a word or stem that patterns begin with. */
const rests = new Map<string, Step[][]>();
for (const [first, ...rest] of patterns) {
  for (const word of first!.words) rests.set(word, [...(rests.get(word) ?? []), rest]);
}

function stepsOf(pattern: string): Step[] {
  return pattern
    .trim()
    .split(' ')
    .flatMap((words, at, all) =>
      words === '…' ? [] : { words: words.split('|'), isNext: all[at - 1] !== '…' },
    );
}

function listed(text: string): string[] {
  return text.split(',').map((phrase) => ` ${wordsOf(phrase).slice(1, -1).join(' ')} `);
}

/** Lowercase words without accents and signs; `.` before and after each sentence. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/['’‘`´](ll|d)\b/g, (_mark, verb) => (verb === 'd' ? ' would' : ' will'))
    .replaceAll(/[\p{M}'’‘`´]/gu, '')
    .replaceAll(/[.!?;]/g, ' . ')
    .replaceAll(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim();
  const words = plain
    .replaceAll(/\bno one\b/g, 'nobody')
    .split(' ')
    .filter((word) => !fillers.has(word))
    .flatMap((word) => (spelledOut.get(word) ?? word).split(' '));
  return ['.', ...words, '.'];
}

/** The word, and the stems that it may begin with. */
function formsOf(word: string): Set<string> {
  const forms = new Set([word]);
  const longest = Math.min(word.length, LONGEST_STEM);
  for (let end = SHORTEST_STEM; end <= longest; end++) forms.add(`${word.slice(0, end)}*`);
  return forms;
}

/** Whether the steps lead through the words from this place. */
function leads(
  words: readonly ReadonlySet<string>[],
  at: number,
  [step, ...later]: readonly Step[],
): boolean {
  if (!step) return true;
  const last = step.isNext ? at : at + MOST_BETWEEN;
  for (let next = at; next <= last && next < words.length; next++) {
    const forms = words[next]!;
    if (step.words.some((word) => forms.has(word)) && leads(words, next + 1, later)) return true;
    if (forms.has('.')) return false;
  }
  return false;
}

/** Whether someone who writes this should see help lines at once. Takes time linear in its length. */
export function needsHelp(text: string): boolean {
  const words = harmless
    .reduce((left, one) => left.replaceAll(one, ' - '), ` ${wordsOf(text).join(' ')} `)
    .trim()
    .split(' ')
    .map(formsOf);
  return words.some((forms, at) =>
    [...forms].some((form) => rests.get(form)?.some((rest) => leads(words, at + 1, rest))),
  );
}
