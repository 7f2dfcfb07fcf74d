/** What leaders say, and the words that this site has for it. */
interface Concept {
  means: string;
  /** Whole words; a word at the end also matches with an ending, e.g. `delegat`. */
  said: string;
}

/** Separated by ` | `. */
const concepts: readonly Concept[] = [
  {
    means: 'political mindfulness influence',
    said: 'my boss | my bosses | managing up | manage up | my manager | my supervisor | my superior | office politic | politic | who really decides | behind the scenes | power struggle | hidden agenda | unwritten rule | stakeholder | turf | unspoken',
  },
  {
    means: 'influence support',
    said: 'buy-in | buy in | get people on board | on board with | persuad | convinc | without authority | no authority | no formal power | not my direct report | sell my idea | sell an idea | pitch | win over | winning over | lobby | resist my',
  },
  {
    means: 'difficult conversations hard talk',
    said: 'tough talk | tough conversation | hard conversation | awkward conversation | awkward talk | uncomfortable conversation | uncomfortable talk | crucial conversation | confront | bad news | underperform | under-perform | poor performance | poor performer | low performer | let someone go | letting someone go | fire someone | firing | dismiss | terminat | put off telling | putting off | break it to | sensitive topic | body odor | warn | not good enough | not up to standard | below expectations | not meeting expectations | falls short | falling short | disappoint | poor work | weak performance | layoff | lay off | demot | be blunt | sugarcoat | tell someone that',
  },
  {
    means: 'conflict resolution tension agreement',
    said: 'argu | fight | clash | feud | dispute | bicker | not getting along | do not get along | don’t get along | can’t stand each other | mediat | disagree | friction | hostile | toxic | gossip | grudge | fell out | at odds | quarrel | at each other | stand each other | hate each other | dislike each other | talk to each other | bad blood',
  },
  {
    means: 'developing mentoring feedback',
    said: 'coach my | coach someone | mentor | grow my people | grow people | develop my people | talent | career path | promotion | promote | succession | next leader | performance review | review season | appraisal | constructive criticism | criticism | praise | training my | teach | up and coming | potential | get ready for | bigger job | bigger role | grow into | next step for | next level | stretch | learning plan | protégé',
  },
  {
    means: 'empowering motivating delegate authority recognize',
    said: 'delegat | hand off | hand over | handing off | handing over | let go of | letting go | micromanag | hover | control freak | bottleneck | do everything myself | easier to do it myself | motivat | morale | disengag | checked out | quiet quitting | recognition | appreciat | thank | thanks to | burned out team | bored | go the extra mile | autonomy | trust my team to | ownership | passing a task | pass on a task | give away work | giving away work | too much on my plate | my plate | do all the work | doing all the work | doing everything | do it all | all by myself | work myself',
  },
  {
    means: 'human capital management hiring roles workload',
    said: 'hire | hiring | recruit | job description | interview | interviewing | candidate | vacancy | turnover | retention | retain | quit | quitting | resign | keep good people | losing people | losing my best | poach | understaffed | overloaded | wrong seat | right seat | staffing | headcount | workload | org chart | job opening',
  },
  {
    means: 'team building working agreements',
    said: 'team spirit | cohesi | silo | gel | bond | team bonding | offsite | off-site | retreat | new team | psychological safety | safe to speak | ground rules | norms of the team | working together | strangers | remote team | hybrid | forming a team | onboard',
  },
  {
    means: 'accountability commitments promises',
    said: 'deadline | missed | misses | drop the ball | drops the ball | balls dropped | follow through | follow up | following up | keep my word | keep their word | excuse | blame | slip | late again | overpromis | over-promis | unreliable | hold people | holding people | hold someone | responsib | finish what | half done | unfinished | loose ends | chase | chasing | reliab | dependab | depend on me | count on me | rely on me | keep promises | broken promise | commit',
  },
  {
    means: 'decision making decide decisions',
    said: 'decid | make up my mind | indecisi | analysis paralysis | overthink | second-guess | second guess | judgment call | choos | choice | gut feeling | trade-off | pull the trigger',
  },
  {
    means: 'decision tree levels leaf branch trunk root who decides approval',
    said: 'sign off | sign-off | signs off | approv | permission | ask me first | run everything by | ask me about everything | which decisions | whose call | who gets to decide | who decides | who should decide | decision rights | escalat | reversib | raci | own call | check with me | every little thing | everything goes through me | without asking | make without | on their own | do they need my | my ok | need to ask | green light | get clearance',
  },
  {
    means: 'problem solving cause fix',
    said: 'root cause | firefight | fire fight | fighting fires | putting out fires | fires | keeps coming back | keeps happening | recurring | keeps breaking | same issue | same problem | symptom | troubleshoot | band-aid | quick fix | breaks again | again and again | over and over | comes back | returns | bug | defect | glitch | error rate | patch | underlying | repeat problem | never stays fixed',
  },
  {
    means: 'support service help customers requests',
    said: 'customer service | client service | unhappy customer | unhappy client | complaint | internal customer | helpful | responsive | respond faster | support desk | serve | people who rely',
  },
  {
    means: 'entrepreneurship new idea experiment need',
    said: 'innovat | startup | start-up | side project | new product | new service | new business | try something new | prototype | pilot | business idea | experiment | opportunit | untapped',
  },
  {
    means: 'financial management figures cost',
    said: 'budget | money | spend | spending | profit | margin | cash | p&l | cash flow | numbers | finance | expens | revenue | overspend | invest | roi | books',
  },
  {
    means: 'technological acumen tools technology',
    said: 'software | ai tool | automat | digital | tech | technology | system rollout | app | apps | computer | spreadsheet | new tool',
  },
  {
    means: 'collaboration teams handoffs shared goals',
    said: 'cross-functional | cross functional | other department | other teams | another team | work together | handoff | hand-offs | silos | joint project | cooperat | sales and | left hand',
  },
  {
    means: 'oral communication speaking listeners meeting',
    said: 'public speaking | presentation | present to | presenting | speech | speak up | ramble | rambling | nervous in front | explain myself | explain things | town hall | all-hands | stage fright | get to the point | talk too much | misunderstood',
  },
  {
    means: 'written communication writing message reader',
    said: 'email | emails | e-mail | memo | writing | write better | report writing | slack message | no one reads | nobody reads | ignore my messages | unclear message | too long to read | inbox',
  },
  {
    means: 'partnership partners working relationships agreements',
    said: 'vendor | supplier | contractor | alliance | negotiat | joint venture | external partner | outside organization | win-win | long-term relationship | network | networking',
  },
  {
    means: 'public service motivation community good purpose',
    said: 'giving back | social impact | meaning | meaningful | purpose | greater good | society | nonprofit | make a difference | sustainab | charity | why it matters to',
  },
  {
    means: 'leveling power dynamics authority hard truth speak last',
    said: 'afraid to speak | afraid to tell | afraid of me | scared of me | nobody disagrees | no one disagrees | nobody tells me | no one tells me | yes-men | yes men | everyone agrees | speaks up | speaking up | hierarch | intimidat | quiet in meetings | stay silent | silent in meetings | honest with me | power distance | push back | dare | rank',
  },
  {
    means: 'confidentiality trust private',
    said: 'secret | leak | confided | confide | told in confidence | between us | sensitive information | trust me | don’t trust | do not trust | earn trust | rebuild trust | build trust | betray | rumor | in confidence | keep to myself | keep quiet about | told me privately | discreet | discretion | trustworth',
  },
  {
    means: 'leveraging contributions strongest abilities strengths',
    said: 'play to my strengths | my strengths | strengths | good at | best at | complement | not my strong suit | weakness | use my time | zone of genius | superpower',
  },
  {
    means: 'initiative improvement proposed solution',
    said: 'proactiv | self-starter | take charge | take the lead | wait to be told | waiting to be told | step up | stepping up | take action | procrastinat | wait for orders | problems without solutions',
  },
  {
    means: 'resilience setback pressure steady',
    said: 'bounce back | failure | fail | failed | setback | keep calm | stay calm | stress | stressed | overwhelm | crisis | hard time | tough times | bad day | get knocked down | lose my temper | composure | rough patch | cope',
  },
  {
    means: 'self-awareness weak spots behavior feedback',
    said: 'blind spot | how others see me | how i come across | come across | perceiv | self aware | self-aware | reflect on myself | triggers | sets me off | know myself | 360',
  },
  {
    means: 'emotional intelligence feeling emotions',
    said: 'empath | emotion | feelings | angry | anger | cry | cries | crying | upset | tears | temper | read the room | sympathy | frustrat | defensive | snap at | snapped | lash out',
  },
  {
    means: 'continual learning learn new skills lesson',
    said: 'course | book | books | read more | skill up | upskill | stay current | keep learning | growth mindset | lessons learned | retrospective | post-mortem | postmortem | stagnat | out of date | keep up with | up to date | current | my skills | new skills | develop myself | training for myself | read about | curious | learn',
  },
  {
    means: 'integrity honesty truth words and actions match',
    said: 'honest | lie | lying | lied | ethic | moral | cheat | do the right thing | walk the talk | practice what i preach | double standard | hypocri | cover up | transparent | tell the truth | preach',
  },
  {
    means: 'humility credit changed my mind admit',
    said: 'ego | arrogan | wrong about | admit | mistake | apologi | apology | take credit | took credit | taking credit | credit for | know-it-all | humble | modest | listen to others | always right',
  },
  {
    means: 'lifestyle habits sleep rest calendar energy',
    said: 'burnout | burn out | burning out | work-life | work life | exhaust | tired | health | exercise | evenings | weekends | weekend | vacation | time off | long hours | no time to think | focus time | deep work | calendar is full | back-to-back | time management | self-care | balance | drained | burned out | burnt out | sleep | insomnia | worn out | run down | no energy | fatigue',
  },
  {
    means: 'strategic thinking priorities patterns trends',
    said: 'big picture | long term | long-term | strategy | too many priorities | everything is urgent | competing priorities | what to focus on | prioriti | spread too thin | say no | saying no | shiny object | in the weeds | day-to-day | trend | next year | future | focus | bogged down | never plan | time to plan | reactive | always reacting | ad hoc | short-term | putting out fires | firefight',
  },
  {
    means: 'mission vision values direction reason for the work',
    said: 'north star | our why | why we exist | company values | culture | inspir | where we are going | where we’re going | where we are headed | rally | story of our | direction | believe in',
  },
  {
    means: 'operational alignment routines milestones strategy meetings',
    said: 'execut | cadence | goals into | okr | kpi | goal setting | set goals | process | rhythm | meeting overload | too many meetings | useless meetings | pointless meetings | plan on paper | plan into | nobody follows the plan | translate | annual plan | yearly plan | daily work | plan gathers dust | in the drawer | strategy deck | nobody looks at | no one looks at | into practice | alignment | aligned | roadmap',
  },
  {
    means: 'organizational behavior change',
    said: 'change management | resistance to change | resist | reorg | reorganiz | restructur | merger | culture change | old habits | how things work around here | how we do things | incentive | rewarded',
  },
  {
    means: 'preferences traditions requirements team communication audit',
    said: 'communication norms | communicate as a team | how we communicate | always done it | we have always done | we’ve always done | always done | after hours | messages at night | response time | status meeting | status update | reply all | cc | unwritten | team habits | our habits | check-in on communication | meeting culture | chat or email | just because we | always did | always been done | habit of the team | pointless meeting | late at night | at night | in the evening | notification | interrupt | slack | group chat | chat channel | our meetings | our chats | too many messages | messages everywhere',
  },
  {
    means: 'new manager playbook first-time',
    said: 'new manager | first-time manager | first time manager | just got promoted | just been promoted | was promoted | new to management | first 90 days | first ninety days | first month as | new role | former peers | my peers | used to be my peer | used to be their peer | new boss | new leader',
  },
  {
    means: 'discovery call',
    said: 'talk to someone | talk to a person | talk to a human | speak to someone | speak with someone | book a call | phone call | consultation | appointment | meet with you | first session | get started with you | real person | free call | intro call | reach out',
  },
  {
    means: 'reach practice email phone',
    said: 'contact you | contact | phone number | email address | located | location | where are you | get in touch | office address | based',
  },
  {
    means: 'cost price',
    said: 'how much | pricing | fee | fees | charge | expensive | afford | rates | pay for | payment | invoice | dollars | discount | refund | money back',
  },
  {
    means: 'leadership strategy system program 90 days included',
    said: 'your program | the program | signature | 90-day program | ninety day | what do i get | what’s included | what is included | curriculum | quarterly | how it works | how long does the program | sign up for | those 90 days | the 90 days | what happens in | week by week | typical week',
  },
  {
    means: 'LEAP framework',
    said: 'your method | your methodology | your approach | your framework | four steps | acronym',
  },
  {
    means: 'one-on-one coaching private',
    said: 'executive coach | executive coaching | coach for me | personal coach | private coaching | individual coaching | work with a coach | just for me | 1:1 coaching | one on one coaching',
  },
  {
    means: 'manager training program coaching',
    said: 'train my managers | train our managers | training for managers | manager training | workshop | workshops | leadership training | supervisors | train the',
  },
  {
    means: 'team development sessions',
    said: 'for my whole team | for the whole team | team coaching | team workshop | facilitator | facilitate a session | work with my team | come to us',
  },
  {
    means: 'strategy and operations consulting',
    said: 'consultant | consulting | consult | advisory | fix our operations | operations | bottlenecks in our',
  },
  {
    means: 'newsletter podcast free weekly',
    said: 'subscrib | mailing list | listen to | episode | articles | blog | weekly tips | stay connected | stay in touch | unsubscribe',
  },
  {
    means: 'ready leader assessment',
    said: 'the test | a test | quiz | survey | self-test | questionnaire | self assessment | self-assessment | measure my leadership | how good a leader | evaluate myself | how many questions | how long does it take | rate myself | how long is the assessment',
  },
  {
    means: 'scores mean levels rating',
    said: 'my score | my scores | score mean | result mean | results mean | out of 5 | benchmark | compared to others | average score | what does a 3 | what does a 2 | rated myself | interpret | norm | i got a | is that bad | is that good | is that normal | low score | high score | good score | bad score',
  },
  {
    means: 'retake compare what changed',
    said: 'take it again | do it again | second time | progress over time | improved since | have i improved | before and after | three months later | re-take | repeat the assessment | test again | quiz again | assessment again | again later | how often should i take',
  },
  {
    means: 'share your results link',
    said: 'show my results | show my boss | send my results | send the results | share my | share with my',
  },
  {
    means: 'privacy who can see your answers',
    said: 'private | privacy | anonymous | who sees | who can see | my employer see | personal data | my data | gdpr | data protection | track me | tracking | cookies | sell my | stored about | you store | you keep about | see my answers | see my results | read my answers | look at my answers | access to my',
  },
  {
    means: 'erase your data',
    said: 'delete my | erase | remove my | forget me | delete everything | download my | copy of my data | export my | get rid of | wipe | you have about me | you know about me | forgotten | withdraw',
  },
  {
    means: 'privacy your chat conversations provider',
    said: 'this chat | these chats | chat history | chat saved | what i type | what i write here | conversations saved | read my chat | language model',
  },
  {
    means: 'role clarity who owns what',
    said: 'unclear roles | overlap | stepping on toes | stepping on each other | who does what | who owns | roles and responsibilities | duplicate work | duplicated | same work twice | responsible for what | who is responsible | whose job | not my job | their role | unclear who',
  },
  {
    means: 'onboarding new people first month',
    said: 'onboard | new hire | new employee | new starter | first week | first day | joins | joining us | ramp up | settle in',
  },
  {
    means: 'meet remotely in person',
    said: 'video | zoom | online | virtual | in person | on site | on-site | onsite | face to face | remotely | travel to | come to our | by phone | time zone',
  },
  {
    means: 'is it confidential',
    said: 'confidential | my employer | my company know | hr know | hr find out | report back to | what i say to my coach | tell my coach | stays between | find out what i | told to my',
  },
  {
    means: 'mini challenge',
    said: 'exercise | homework | this week | by friday | challenge | small step | something small | something to try | drill | assignment | in five days | tomorrow morning',
  },
  {
    means: 'questions for reflection',
    said: 'reflect | reflection | journal | think over | ask myself | questions to think | look in the mirror | soul-search',
  },
  {
    means: 'practices to try',
    said: 'routine | ritual | tips | quick tip | everyday practice | build a habit | daily practice | good practice | best practice',
  },
];

/** The endings that a word may have. */
const endings = new Set(
  ' s es ed d ing ion ions e ement or ors al y ies ance ent ive ity ial ic ical ization t ting ness ful'.split(
    ' ',
  ),
);
const LETTER = /[\p{L}\d]/u;
const LONGEST_ENDING = 8;

const phrases = concepts.map(({ means, said }) => ({
  means,
  said: said.toLowerCase().split(' | '),
}));

/** Whether a text in lower case has this phrase, whose last word may end differently. */
function says(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    const end = at + phrase.length;
    const [ending] = /^[\p{L}\d]*/u.exec(text.slice(end, end + LONGEST_ENDING))!;
    if (!LETTER.test(text.charAt(at - 1)) && endings.has(ending)) return true;
  }
  return false;
}

/** This site's words for what a question asks, one concept each. */
export function conceptsIn(question: string): string[] {
  const text = question.replaceAll("'", '’').toLowerCase();
  return phrases
    .filter(({ said }) => said.some((phrase) => says(text, phrase)))
    .map(({ means }) => means);
}
