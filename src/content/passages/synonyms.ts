/**
 * The words that leaders use, by the passages that they are about: whole ids, or one side of the dot, so
 * that `influence` is a competency and its actions. The search treats these words as a part of the
 * passages. A question that contains one of them as it is written here is about those passages.
 */
const said: Readonly<Record<string, string>> = {
  'political-mindfulness':
    'my boss | my bosses | managing up | manage up | my manager | my supervisor | my superior | the ceo | the board | director | executives | higher up | higher-ups | upstairs | office politics | politics | political | who really decides | who has a say | pulls the strings | behind the scenes | behind closed doors | behind my back | power struggle | power play | power game | play the game | game | hidden agenda | agenda | unwritten rule | stakeholder | turf | territory | rival | ally | allies | alliances | sponsor | favorite | favoritism | unspoken | read between the lines | shot down | shoots down | blocked | undermine | backstab | sabotage | vote | before the meeting | career risk | hurting my career | hurt my career | say no to the ceo | say no to my boss | changes her mind | changes his mind',
  influence:
    'buy-in | buy in | get people on board | on board with | persuade | persuasion | convince | without authority | no authority | no formal power | do not report to me | don’t report to me | not my direct report | dotted line | sell my idea | sell an idea | pitch | win over | winning over | win them over | lobby | resist my | support for | get support | get heard | listen to my idea | say no to | go along with | change their mind | change her mind | change his mind | talk them into | care about my idea | skeptic | skeptical',
  'facilitating-difficult-conversations':
    'tough talk | tough conversation | hard conversation | awkward conversation | awkward talk | awkward | uncomfortable conversation | uncomfortable talk | crucial conversation | serious talk | confront | confrontation | bad news | underperform | underperformer | under-perform | poor performance | poor performer | low performer | performance problem | performance issue | let someone go | letting someone go | let him go | let her go | fire someone | fire him | fire her | firing | dismissal | dismiss | terminate | put off telling | putting off | break it to | tell him that | tell her that | tell someone that | telling someone | have to tell | sensitive topic | body odor | hygiene | dress code | warn | warning | not good enough | not up to standard | below expectations | not meeting expectations | falls short | falling short | disappoint | disappointed in | poor work | sloppy | weak performance | layoff | lay off | laid off | demote | demotion | be blunt | sugarcoat | cries when | starts to cry | breaks down | gets defensive | reject | turn down | turned down | no raise | no promotion | attendance | late every | always late | drinking | drunk',
  'conflict-resolution':
    'argue | argument | arguing | fight | fighting | clash | feud | dispute | bicker | not getting along | do not get along | don’t get along | can’t stand each other | cannot stand each other | mediate | mediator | disagree | disagreement | friction | hostile | hostility | toxic | gossip | grudge | fell out | falling out | at odds | quarrel | at each other | stand each other | hate each other | dislike each other | talk to each other | speak to each other | not speaking | not talking | silent treatment | bad blood | taking sides | takes sides | caught in the middle | in the middle | peace | reconcile | make up with | apologize to each other | rude | insult | yell | shout | shouting match | bully | bullying | personality clash | drama | infighting | tension',
  'developing-mentoring':
    'coach my | coach someone | mentor | mentee | grow my people | grow people | develop my people | develop someone | develop him | develop her | develop them | talent | talented | high potential | career path | career | promotion | promote | succession | successor | next leader | performance review | annual review | review season | review with | appraisal | constructive criticism | criticism | criticize | praise | feedback to | give feedback | feedback | training my | teach | teaching | show them how | trainee | apprentice | intern | graduate | beginner | rookie | newcomer | inexperienced | up and coming | potential | get ready for | ready to lead | bigger job | bigger role | grow into | lead a team one day | run her own | run his own | run their own | next step for | next level | stretch | stretch assignment | learning plan | development plan for | protégé | one-on-one | one-on-ones | 1:1 | 1:1s | check-in with each | raise | ambitious | outgrow | wants more responsibility | where they want to go',
  'empowering-motivating':
    'delegate | delegation | delegating | hand off | hand over | handing off | handing over | let go of | letting go | micromanage | micromanaging | micromanager | hover | breathing down | look over their shoulder | control freak | bottleneck | do everything myself | do it myself | did it myself | easier to do it myself | redo | redid | redo their work | rewrite | rewrote | take over | took over | took it back | motivate | motivation | unmotivated | morale | disengaged | checked out | quiet quitting | lazy | no energy in the team | recognition | recognize | appreciate | appreciation | thank | thanks to | thank-you | gratitude | reward | bonus | celebrate | celebration | burned out team | bored | boring work | go the extra mile | autonomy | freedom | trust my team to | trust them to | ownership | own the work | passing a task | pass on a task | give away work | giving away work | too much on my plate | my plate | do all the work | doing all the work | doing everything | do it all | all by myself | work myself | lands on my desk | on my desk | my desk | gave her the project | gave him the project | gave them the project | enthusiasm | encourage | encouragement | inspire my team | dictate | tell them what to do',
  'human-capital-management':
    'hire | hiring | hired | recruit | recruiter | recruiting | job description | job ad | interview | interviewing | candidate | applicant | application | applying for | vacancy | position | turnover | attrition | retention | retain | quit | quitting | resign | resignation | notice | keep good people | losing people | losing my best | best people leave | leaving us | leaves us | poach | understaffed | short-staffed | overloaded | overworked | wrong seat | right seat | wrong job | right job | staffing | headcount | workload | too much work | work piles | org chart | job opening | salary | pay raise | wage | capacity | shift | part-time | contractor or employee | probation | reference check | skills gap',
  'team-building':
    'team spirit | team player | cohesion | cohesive | silo | gel | bond | bonding | team bonding | offsite | off-site | retreat | new team | newly formed | psychological safety | feel safe | safe to speak | safe to say | vulnerability | vulnerable | ground rules | norms of the team | working together | strangers | remote team | remote | hybrid | distributed team | work from home | forming a team | onboard | belonging | belong | outsider | left out | clique | trust each other | trust one another | know each other | get to know | bunch of individuals | us and them | us versus them | two camps | icebreaker | team lunch | merge two teams | joined the team | team charter | dysfunctional team',
  accountability:
    'deadline | due date | overdue | missed | misses | missing deadlines | drop the ball | drops the ball | balls dropped | follow through | follow-through | follow up | following up | keep my word | keep their word | keep his word | keep her word | excuse | blame | blaming | finger-pointing | slip | slipping | late again | behind schedule | on time | overpromise | over-promise | promised too much | promise | promises | unreliable | hold people | holding people | hold someone | hold my team | hold them to | hold him to | hold her to | responsibility | responsible | finish what | half done | half-finished | unfinished | never finished | loose ends | chase | chasing | remind | reminder | reliable | reliability | dependable | depend on me | count on me | rely on me | keep promises | broken promise | commit | committed | commitment | forgot | forget | forgets | deliver | consequences | no consequences | track tasks | to-do list | action items | owner of the task | forgotten',
  'decision-making':
    'decide | decided | deciding | decision | make up my mind | indecisive | indecision | analysis paralysis | overthink | overthinking | second-guess | second guess | judgment call | choose | choosing | choice | choices | gut feeling | gut | intuition | trade-off | pull the trigger | pros and cons | options | dilemma | on the fence | hesitate | hesitation | wrong call | right call | make the call | regret | uncertain | uncertainty | not enough information | enough data | evidence | too late to decide | flip-flop | go back and forth | cannot decide | can’t decide | stall',
  'tree.intro tree.leaf tree.branch tree.trunk tree.root':
    'sign off | sign-off | signs off | approve | approval | approved | permission | permitted | allowed | allowed to | authorize | ask me first | ask first | run everything by | run it by | ask me about everything | which decisions | whose call | whose decision | who gets to decide | who gets to say | who decides | who should decide | decision rights | decision level | escalate | escalation | reversible | irreversible | undo | raci | own call | my own call | check with me | check with my | every little thing | everything goes through me | without asking | make without | on their own | on my own | decide alone | do they need my | do i need my | my ok | ok from | need to ask | need an ok | say yes first | yes first | blessing | go ahead | green light | get clearance | may i | am i allowed | authority to | allowed alone | spending limit',
  'tree.root':
    'acquire | acquisition | buy a company | buy a competitor | enter a market | new market | new country | close a location | shut down | merger | board approval | the board | strategic decision | rename the company | business model | owners',
  'tree.trunk':
    'several departments | other departments | all departments | several teams | all teams | company-wide | shared system | budget across | across teams | affects everyone',
  'tree.branch':
    'change how the team | our team decides | rotation | on-call | team tool | schedule of the team | team schedule | shift plan | note-taking app | switch tools | change our meeting | swap the tool | decide as a team',
  'problem-solving':
    'root cause | firefight | fire fight | fighting fires | putting out fires | fires | keeps coming back | keeps happening | keep happening | recurring | keeps breaking | breaks down again | same issue | same problem | same mistake | symptom | troubleshoot | band-aid | quick fix | workaround | breaks again | again and again | over and over | comes back | returns every | bug | defect | glitch | error | error rate | underlying | repeat problem | never stays fixed | solve | solution | solved | fix the problem | what went wrong | went wrong | broken | analyze | diagnose | figure out why | find out why | keep making the same | every quarter',
  'support-service':
    'customer service | client service | unhappy customer | unhappy client | angry customer | angry client | upset client | customer | client | guests | patients | complaint | complain | complaining | internal customer | helpful | help faster | responsive | respond faster | respond | slow to respond | reply | answer the phone | get back to | gets back to | got back to | call back | calls back | waiting for an answer | keep waiting | support desk | help desk | tickets | serve | serving | service quality | people who rely | well looked after | looked after | taken care of | take care of | satisfaction | slammed | backlog of requests | requests pile up | hotline',
  entrepreneurship:
    'innovate | innovation | innovative | startup | start-up | side project | new product | new service | new offer | new business | try something new | try out | test a new | prototype | pilot | business idea | idea for a business | experiment | opportunity | untapped | gap in the market | launch | invent | invention | founder mindset | smallest version | market test | unmet need | venture | risk a new',
  'financial-management':
    'budget | money | spend | spending | spent | profit | profitable | margin | cash | p&l | cash flow | numbers | finance | financial | expense | expensive purchase | revenue | sales figures | overspend | invest | investment | return on | roi | books | bookkeeping | accounting | accountant | ledger | forecast | cost overrun | cut costs | cost cutting | savings | save money | tight budget | over budget | break even | loan | debt | invoice overdue | price increase | quote for | cheaper',
  'technological-acumen':
    'software | ai | ai tool | artificial intelligence | automate | automation | digital | tech | technology | technical | system rollout | new system | planning system | crm | erp | database | app | apps | computer | spreadsheet | excel | new tool | tools | gadget | platform | cloud | program to use | nobody uses the | no one uses the | keep two lists | two systems | old system | legacy | roll out | rollout | license | login | it department | learn the tool | robots | machine',
  collaboration:
    'cross-functional | cross functional | other department | other departments | another department | other teams | another team | between teams | between departments | work together | working with other | handoff | hand-off | hand-offs | silos | joint project | cooperate | cooperation | sales and | marketing and | engineering and | left hand | share information | informed too late | told too late | in the loop | out of the loop | kept in the dark | nobody told us | no one told us | surprise | surprised by | depends on another team | interface | coordinate | coordination | each team does | cofounder | co-founder | counterpart',
  'oral-communication':
    'public speaking | presentation | present to | presenting | slides | speech | speak up | speak in front | speaking in front | ramble | rambling | nervous in front | nervous | explain myself | explain things | explain | town hall | all-hands | stage fright | stage | microphone | voice | get to the point | come to the point | talk too much | talk too long | talks too long | too many words | lost the audience | audience | bored audience | looking at their phones | not listening | stop listening | stopped listening | misunderstood | misunderstand | did not understand me | put it in words | say what i mean | story to tell | accent | stutter | minutes to say | interrupt me | lose the thread | blank',
  'written-communication':
    'email | emails | e-mail | memo | memos | writing | write better | report writing | reports | document | slack message | text message | no one reads | nobody reads | ignore my messages | no reply | unclear message | long email | too long to read | inbox | subject line | wording | tone of my | proposal | grammar | draft | newsletter for staff | documentation | minutes of the meeting',
  partnership:
    'vendor | supplier | subcontractor | contractor | alliance | negotiate | negotiation | negotiating | joint venture | external partner | business partner | partner company | partner firm | our partner | partners | agency | distributor | reseller | franchise | outside organization | win-win | both sides gain | long-term relationship | stay in touch with | only hears from us | only call when | ask for a favor | favor | favors | squeezed | squeeze | network | networking | contract | renew the contract | loyal',
  'public-service-motivation':
    'giving back | give back | social impact | meaning | meaningful | purpose | greater good | common good | society | community | nonprofit | non-profit | volunteer | make a difference | sustainability | sustainable | environment | climate | charity | donate | why it matters to | people we help | people our product | people we serve | care about the people | help people | just a job | only about money | only about profit | good cause | neighborhood | local people',
  'leveling-power-dynamics':
    'afraid to speak | afraid to tell | afraid of me | scared of me | scared to tell | fear of me | nobody disagrees | no one disagrees | nobody tells me | no one tells me | yes-men | yes men | everyone agrees | everybody agrees | agree with me | agrees with me | speaks up | speaking up | hierarchy | hierarchical | intimidate | intimidating | intimidated | quiet in meetings | stay silent | stays silent | silent in meetings | silence | quiet people | loudest voice | loud | dominate | dominates | honest with me | honest opinion | power distance | push back | pushback | dare | dares | rank | title | as the boss | because i am the boss | authority | tell me the truth | bad news reaches me | speak last | junior people | lower level | voice in meetings',
  'confidentiality-trust':
    'secret | secrets | leak | leaked | confided | confide | told in confidence | between us | sensitive information | trust me | don’t trust | do not trust | earn trust | earn their trust | rebuild trust | build trust | lost trust | broke my trust | trust in me | betray | betrayed | betrayal | rumor | rumors | in confidence | keep to myself | keep it to myself | keep quiet about | told me privately | discreet | discretion | trustworthy | private matter | passed it on | talk behind | open up to me | come to me with | nondisclosure | nda',
  'leveraging-contributions':
    'play to my strengths | my strengths | strengths | strength | good at | best at | better at | bad at | not good at | complement | not my strong suit | weakness | weaknesses | use my time | best use of my time | where i add value | add value | zone of genius | superpower | my talent | do instead of me | things i hate doing | should i do myself | wear too many hats | many hats | jack of all trades',
  initiative:
    'proactive | self-starter | self-motivated | take charge | take the lead | wait to be told | waiting to be told | waits to be told | step up | stepping up | take action | procrastinate | procrastination | wait for orders | waiting for orders | wait for instructions | passive | problems without solutions | brings me problems | bring me problems | come with problems | come up with ideas | suggest | suggestion | improve something | improvement | see what needs doing | drag my feet | keep delaying | volunteer for | without being asked | unasked | drive',
  resilience:
    'bounce back | failure | fail | failed | setback | keep calm | stay calm | calm | panic | panicked | stress | stressed | stressful | pressure | under pressure | overwhelm | overwhelmed | crisis | hard time | hard times | tough times | bad day | bad week | get knocked down | knocked down | lose my temper | composure | rough patch | cope | coping | get over | give up | giving up | discouraged | lost the client | lost the deal | lost a big | recover | recovery | rejection | falling apart | fall apart | keep going | pick myself up | hopeless | despair | worry | worried | anxious | anxiety | self-doubt | doubt myself | impostor',
  'self-awareness':
    'blind spot | how others see me | how people see me | others see me | see me as | how i come across | come across | perceive | perceived | perception | self aware | self-aware | reflect on myself | triggers | trigger | sets me off | know myself | 360 | my behavior | my effect on | my impact on | how do i affect | honest feedback about me | feedback on me | feedback about me | what do people think of me | reputation | my weak spots | my flaws | my habits annoy | personality | strengths and weaknesses | introvert | extrovert',
  'emotional-intelligence':
    'empathy | empathic | empathetic | emotion | emotional | feelings | feel hurt | angry | anger | cry | cries | crying | upset | tears | temper | mood | moody | read the room | sympathy | sympathize | frustrated | frustration | defensive | snap at | snapped | lash out | lost it | blew up | explode | jealous | envy | hurt someone’s feelings | sensitive | too emotional | cold | grief | grieving | sad | embarrassed | ashamed | how they feel | what they feel | listen better | listening',
  'continual-learning':
    'course | courses | class | certificate | degree | book | books | read more | skill up | upskill | stay current | keep learning | growth mindset | lessons learned | lesson | retrospective | post-mortem | postmortem | stagnate | stagnating | stuck in my career | out of date | outdated | keep up with | up to date | current | my skills | new skills | develop myself | improve myself | self-development | training for myself | read about | curious | curiosity | learn | learning | study | studying | time to learn | learn from mistakes | learn from a project | seminar | conference',
  'integrity-honesty':
    'honest | honesty | dishonest | lie | lies | lying | lied | ethic | ethical | unethical | moral | cheat | cheating | do the right thing | right thing to do | walk the talk | practice what i preach | preach | double standard | hypocrite | hypocrisy | hypocritical | cover up | covered up | hide the truth | hiding | transparent | transparency | tell the truth | truth | whole story | half the truth | rules for everyone | follow the rules | follow my own rules | set an example | lead by example | role model | principles | expense report | conscience | corrupt | bribe | fraud | steal',
  humility:
    'ego | egos | arrogant | arrogance | wrong about | i was wrong | admit | admit it | mistake | my mistake | apologize | apology | sorry | say sorry | take credit | took credit | takes credit | taking credit | took the credit | takes the credit | credit for | know-it-all | know it all | humble | humility | modest | modesty | listen to others | always right | smartest person | don’t know the answer | do not know the answer | i don’t know | ask for help | change my mind | pride | proud | stubborn | brag | spotlight | overconfident',
  'lifestyle-habits':
    'burnout | burn out | burning out | work-life | work life | exhausted | exhausting | exhaustion | tired | health | healthy | exercise | gym | fitness | run every morning | lunch break | evenings | weekends | weekend | vacation | holiday | time off | day off | long hours | overtime | late nights | midnight | no time to think | time to think | get to think | never get to think | focus time | deep work | calendar | calendar is full | nothing but meetings | back-to-back | time management | manage my time | self-care | balance | drained | burned out | burnt out | sleep | sleepless | insomnia | wake up at night | worn out | run down | no energy | energy | fatigue | rest | break | switch off | phone in bed | family time | my kids | my family | stress level | headache | coffee | alcohol | meditate | meditation | distraction | distracted | concentrate',
  'strategic-thinking':
    'big picture | long term | long-term | strategy | strategic | strategist | too many priorities | everything is urgent | urgent | competing priorities | what to focus on | priority | priorities | prioritize | spread too thin | say no | saying no | shiny object | in the weeds | day-to-day | day to day | trend | trends | competitor | competitors | competition | next year | future | focus | bogged down | never plan | time to plan | think ahead | plan ahead | reactive | always reacting | ad hoc | short-term | putting out fires | firefight | too many projects | too many ideas | vision board | scenario | swot | where the industry',
  'mission-vision-values':
    'north star | our why | why we exist | company values | values | culture | inspire | inspiring | where we are going | where we’re going | where are we going | where we are headed | where we’re headed | headed | rally | story of our | direction | believe in | mission | vision | mission statement | vision statement | what we stand for | stand for | what we want to be | want to become | in five years | in ten years | in three years | big goal | dream | no clue where | clueless about | why we do | sense of purpose | principles',
  'operational-alignment':
    'execute | execution | cadence | goals into | goals | okr | okrs | kpi | kpis | goal setting | set goals | process | processes | rhythm | meeting overload | too many meetings | useless meetings | pointless meetings | plan on paper | plan into | nobody follows the plan | no one follows the plan | annual plan | yearly plan | quarterly plan | daily work | plan gathers dust | gathers dust | in the drawer | strategy deck | nobody looks at | no one looks at | into practice | alignment | aligned | misaligned | roadmap | milestones | in sync | same page | on the same page | priorities of each team | everyone does their own thing | own thing | bureaucracy | red tape | routines | inefficient | efficiency | wasted time | waste of time | strategy to work',
  'organizational-behavior':
    'change management | resistance to change | resist change | resist | resistance | reorganization | reorganize | reorg | restructuring | restructure | merger | merged | acquisition | acquired | takeover | taken over | new owner | new owners | new ceo | new leadership | relocation | move offices | culture change | old habits | how things work around here | how we do things | how things are done | things here | incentive | incentives | rewarded | what gets rewarded | afraid of change | fear of change | change is hard | introduce a change | big change | transition | transformation | what they lose | lose their | go through the motions | cynical | inertia | structure of the company | unintended',
  'ptr.intro ptr.traditions ptr.preferences ptr.template offering.5':
    'communication norms | norms | communicate as a team | how we communicate | how our team communicates | always done it | we have always done | we’ve always done | always done | after hours | messages at night | response time | status meeting | status update | reply all | cc | unwritten | team habits | our habits | check-in on communication | meeting culture | chat or email | email or chat | call or chat | calls or chat | wants calls | wants chat | just because we | always did | always been done | habit of the team | pointless meeting | late at night | at night | in the evening | notification | notifications | interrupt | interruption | slack | teams chat | group chat | chat channel | channel | our meetings | our chats | too many messages | messages everywhere | stand-up | standup | ritual | agenda | cameras on | camera',
  'products.playbook products.comparison':
    'new manager | first-time manager | first time manager | first-time supervisor | fresh supervisor | new supervisor | fresh manager | just got promoted | just been promoted | got promoted | was promoted | became a manager | become a manager | becoming a manager | new to management | first 90 days | first ninety days | first three months | first months as | first month as | new role | former peers | my peers | used to be my peer | used to be their peer | new boss | new leader | your book | booklet | the playbook | pdf | workbook | guide for | three pages',
  'home.call own.call':
    'talk to someone | talk to a person | talk to a human | talk to you | speak to someone | speak with someone | speak to a person | book a call | phone call | first call | introductory call | introduction call | consultation | appointment | schedule | meet with you | first meeting | first session | get started with you | how do we start | how do i start with you | real person | free call | intro call | reach out | before i decide | before i sign up | try it first | prepare for the call',
  'own.contact':
    'contact you | contact | phone number | email address | call you | write to you | located | location | where are you | get in touch | office address | address | based | opening hours | your office',
  'own.cost own.call own.program own.playbook':
    'how much | pricing | price | cost | costs | fee | fees | charge | charges | expensive | cheap | afford | affordable | rates | hourly rate | pay | pay for | payment | payment plan | installments | invoice | dollars | discount | refund | money back | what do you take | budget for coaching',
  'faq.what-is-included services.program services.quarter services.benefits':
    'your program | the program | signature | signature offer | 90-day program | ninety day | what do i get | what’s included | what is included | included | curriculum | quarterly | how it works | how does it work | how long does the program | sign up for | those 90 days | the 90 days | what happens in | week by week | typical week | each week | weekly check-in | sessions per | how many sessions | results can i expect | what will change | outcomes',
  'faq.who-it-is-for home.who':
    'right for me | right for us | is this for | is it for | made for | meant for | intended for | who is it for | who is this for | do you work with | work with companies | work with people like | too small | too big | big enough | small business | small company | family business | family firm | company of our size | how many employees | startup founders | business owner | nonprofits | hr leader | hr department | industry | industries | suit us | suitable | fit for | make sense for us | your clients | typical client | only for managers | not a manager',
  'faq.framework home.leap':
    'your method | your methodology | your approach | your framework | the framework | four steps | acronym | leap',
  'home.why':
    'twice the work | work done twice | same work twice | same delivery | did it twice | both did | duplicate work | duplicated | everyone waits for me | waiting for me | people wait for me | costs of unclear',
  'services.oneonone':
    'executive coach | executive coaching | coach for me | personal coach | private coaching | individual coaching | work with a coach | just for me | just me | only me | 1:1 coaching | one on one coaching | one-on-one coaching | coach me | sounding board | confidant | privately',
  'services.managertraining offering.2':
    'train my managers | train our managers | train managers | training for managers | manager training | workshop | workshops | leadership training | supervisors | team leads | team leaders | line managers | middle managers | foremen | department heads | train the | train our | train my | course for our | class for our | training for our | hr wants | learn to lead | never learned to lead | l&d | skills training',
  'services.teamdevelopment':
    'for my whole team | for the whole team | whole department | entire team | our team together | team coaching | team workshop | team session | team day | facilitator | facilitate | facilitate a session | work with my team | work with our team | come to us | session with you | session for our team | how we fight',
  'services.consulting':
    'consultant | consultants | consulting | consult | advisory | adviser | advisor | fix our operations | operations | bottlenecks in our | our processes | strategy project | help with our strategy',
  'services.how':
    'how do you work | how would we work | working with you | what is it like | how often do we meet | how often would we meet | how long is a session | how long do we work | contract length | commitment required | get started | next steps with you | start working with you',
  'about.coach home.coach own.coach':
    'who are you | who is the coach | about the coach | about you | the coach | who would i work with | who will i work with | your background | your experience | qualified | qualification | credentials | certified | certification | trained as | biography | bio | founder of the practice | meet the coach | your story',
  'about.practice':
    'what do you do | what is this | what is this site | what does the practice | your company | your business | what kind of practice | what do you offer | your services | services',
  'newsletter.issue faq.stay-connected':
    'subscribe | subscription | subscriber | mailing list | sign up for email | weekly email | weekly mail | mailbox | leave my address | leave my email | listen to | podcast | episode | articles | article | blog | show | audio | weekly tips | stay connected | stay in touch | keep in touch | unsubscribe | news from you | emails from you | spam',
  'assessment.offer resources.assessment':
    'the test | a test | this test | your test | quiz | survey | self-test | questionnaire | statements | 35 statements | self assessment | self-assessment | assessment | measure my leadership | how good a leader | how good am i | evaluate myself | how many questions | how long does it take | rate myself | how long is the assessment | stop halfway | halfway | pause | finish later | continue later | come back later | pick up where | save my progress | save progress | on my phone | on my laptop | another device | other device | need an account | create an account | register | log in | is it free | free test | take the test | find out where i stand | where do i stand',
  'assessment.scores':
    'my score | my scores | score | scores | score mean | result mean | results mean | out of 5 | benchmark | compared to others | compare with other | better than other | other managers | average | average score | percentile | what does a 3 | what does a 2 | what does a 4 | rated myself | interpret | norm | i got a | is that bad | is that good | is that normal | normal | low score | high score | good score | bad score | ashamed | ashamed of my | worry about my score | accurate | reliable is the test | valid | scientific | only 2 | only a 2 | points',
  'assessment.retake assessment.comparison':
    'take it again | do it again | do it once more | second time | progress over time | improved since | have i improved | am i better | better than before | before and after | three months later | half a year later | re-take | retake | repeat the assessment | repeat it | test again | quiz again | assessment again | self-test again | again later | how often should i take | difference since | old results | earlier results | previous results | two results | side by side',
  'assessment.sharing':
    'show my results | show them my results | show my boss | show someone | let someone see | let my boss see | let my coach see | see how i did | my wife | my husband | my spouse | my friend | my colleague see | my coach see | send my results | send the results | send someone | forward my results | share | share my | share with my | link to my results | give my coach',
  'assessment.plan':
    'my plan | plan for 90 days | plan of my own | make a plan | write a plan | change my plan | where is my plan | reminders | remind me',
  'privacy.section-1 privacy.answers':
    'private | privacy | anonymous | anonymously | who sees | who can see | who reads | employer see | my employer see | my boss find out | personal data | my data | gdpr | data protection | sell my | stored about | you store | you keep about | you keep | hold on to | see my answers | see my results | read my answers | look at my answers | access to my | my answers | my ratings | safe with you | secure | security | hacked | breach',
  'privacy.how-long':
    'how long do you keep | how long do you store | keep my data | hold on to my | hold on to | kept for | deleted automatically | expire | how many years | retention of my data',
  'privacy.cookie privacy.browser privacy.visits':
    'cookie | cookies | track me | tracking | trackers | tracker | analytics | google analytics | fingerprint | ip address | advertising | ads | local storage | banner',
  'privacy.passedon privacy.section-2 privacy.section-3':
    'third party | third parties | pass on | passed on | hand on | hand my | other companies | share my data | share my email | sell my data | sell data | give my data | give my address to | partners get | crm | who else gets | advertisers | passing on',
  'privacy.email':
    'my email address | why do you need my email | why my email | my address with you',
  'privacy.chat':
    'this chat | these chats | your chat | chat history | chat saved | chat stored | what i type | what i write here | type here | write here | conversations saved | read my chat | reads this | language model | openai | train on my | trained on my | who is behind the chat',
  'data.own privacy.asking':
    'delete my | delete me | delete everything | erase | remove my | remove me | forget me | download my | copy of my data | export my | get rid of | wipe | you have about me | you know about me | have on me | know about me | forgotten | withdraw | correct my | change my email | wrong address | take back',
  'offering.6':
    'unclear roles | roles | overlap | stepping on toes | stepping on each other | who does what | who owns | roles and responsibilities | duplicate work | duplicated | same work twice | same task | same client | turned up twice | responsible for what | who is responsible | whose job | whose task | not my job | their role | unclear who | job titles | fell between | falls between the cracks | nobody feels responsible | no one feels responsible',
  'offering.3':
    'onboard | onboarding | new hire | new hires | new employee | new employees | new people | new starter | first week | first weeks | first day | joins | joining us | just joined | ramp up | settle in | hired five people | newcomers | probation period',
  'offering.4':
    'accountability culture | blame culture | culture of accountability | nobody owns | no one owns | broken promises in the team',
  'own.remote':
    'video | zoom | online | virtual | screen | webcam | in person | on site | on-site | onsite | face to face | remotely | travel | travel to | come to our | come to us | our plant | our office | our city | where do we meet | where do you meet | by phone | time zone | abroad | outside the country | which states',
  'own.confidentiality':
    'confidential | confidentiality | my employer | my company know | hr know | hr find out | report back to | what i say to my coach | tell my coach | told my coach | stays between | find out what i | told to my | my boss pays | my company pays | who learns what i say',
  challenge:
    'exercise | homework | this week | by friday | challenge | small step | something small | something to try | something i can do | drill | assignment | in five days | tomorrow morning | one thing to do | right away',
  'challenge.leadership-of-others':
    'passing a task | pass on a task | hand over a task | give away a task | gave her the project | gave him the project | all the work myself | doing all the work',
  'challenge.strategic-planning-focus':
    'block time | time to think | never get to think | nothing but meetings | room in my calendar | full calendar | calendar full',
  'challenge.follow-through-output area.follow-through-output':
    'reliable | promised too much | open promises | too many promises',
  reflection:
    'reflect | reflection | journal | journaling | think over | ask myself | questions to think | look in the mirror | soul-search | questions for me | self-reflection',
  practices:
    'routine | ritual | tips | tip | quick tip | everyday practice | build a habit | habit | daily practice | good practice | best practice | practice every day | what works',
  'area.strategic-planning-focus':
    'never plan | always putting out fires | no strategy | planning | why plan',
  'area.leadership-of-self':
    'lead myself | leading myself | self-leadership | self-discipline | discipline',
  'area.leadership-of-others':
    'people management | lead people | leading people | lead a team | leading a team | manage people | managing people',
  'area.interpersonal-relationships':
    'relationships at work | get along with people | people skills | soft skills | relationship with my',
  'ptr.requirements':
    'legal requirement | required by law | regulation | compliance | mandatory | must we | contract says',
  'ptr.prompts':
    'questions to ask my team | questions can i ask | questions for my team | ask my staff | discuss with my team | discussion questions | workshop questions',
  'tree.how-to':
    'use the tree | how to use the tree | tree with my team | introduce the tree | explain the tree | apply the tree',
  'resources.audit': 'communication audit | audit | review how we communicate | guided activity',
  'resources.decisiontree resources.ptr':
    'print | printable | handout | poster | worksheet | template | download the',
  'assessment.further':
    'raise the bar | already good | all high | all fives | what next when | master | no weaknesses',
};

/** The endings that a word may have, after its own last `e` or `y`. */
const endings = new Set(
  ' s es e ed d y ing ion ions ement or ors al ies ance ent ive ity ial ic ical ization t ting ness ful'.split(
    ' ',
  ),
);
const LETTER = /[\p{L}\d]/u;
const LONGEST_ENDING = 8;
/** Shorter words have no ending to leave out. */
const SHORT = 3;

const topics = Object.entries(said).map(([about, words]) => ({
  about: about.split(' '),
  words,
  phrases: words
    .toLowerCase()
    .split(' | ')
    .map((phrase) => (phrase.length > SHORT ? phrase.replace(/[ey]$/, '') : phrase)),
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

export function saidAbout(id: string): string {
  const names = new Set([id, ...id.split('.')]);
  return topics
    .filter(({ about }) => about.some((name) => names.has(name)))
    .map(({ words }) => words)
    .join(' | ');
}

/** The topics of a question: whole ids of passages, or one side of their dot. */
export function topicsIn(question: string): string[] {
  const text = question.replaceAll("'", '’').toLowerCase();
  return topics
    .filter(({ phrases }) => phrases.some((phrase) => says(text, phrase)))
    .flatMap(({ about }) => about);
}
