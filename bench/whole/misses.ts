/** Why budgets are missed, by the name of the figure: what causes the miss, and what was tried. */
export const misses: Readonly<Record<string, string>> = {
  'story: scripts':
    'by modules the libraries are 95 kB of it, most of that react-dom, and what the first pages share 26. Of the other 30 the opening, which guests play, is about 6, the header 2.5, the language switch and the tooltips 2.8, the markdown of the author’s texts 1.7, the calls of a game 1.6, and the table of figures 1.1. Files were joined without a look at what they import: counted with that, it loads 1.1 less. The footer, which is in the page, is 2 of it. The texts are its first view, and the table stands in the first view of a wide screen, with buttons below it, which would move if it came later; without both it would be 148.',
  'story: all without pictures':
    'its scripts are 152 kB of it and its fonts 89; the page itself, which is rendered whole and brings its styles, is the rest.',
  'home: all without pictures':
    'the page is rendered whole: of its 28 kB the styles of the screen are 7, those of every page and the faces 5, what is seen 6, and as much what it was rendered from. It takes six requests less than before.',
  'home: elements':
    'the footer, 66 of them, is in the page from the first; a card that is not near has five.',
  'home: scripts': 'the footer and its switches are 2 kB of it, and come with the first paint.',
  'landing: scripts': 'what every page begins with has the footer in it, which this page has not.',
  'home: blocking time':
    'of five loads, on a machine that was not equally fast in all of them: in three runs of one hour the peer’s own figure was 177, 289 and 418 ms, and this one 393, 221 and 318, the first of them before the page was hydrated in slices. In traces of two loads what is left is layout as each of four fonts comes, the compiling and evaluation of the libraries and of the shared script, and the commit of the hydrated page.',
  'landing: longest task':
    'the longest task is as long as a commit of the page or the evaluation of a script: see its blocking time.',
  'home: longest task':
    'the longest task is as long as a commit of the page or the evaluation of a script: see its blocking time.',
  'story: longest task':
    'the longest task is as long as a commit of the page or the evaluation of a script: see its blocking time.',
  'session: longest task':
    'the longest task is as long as a commit of the page or the evaluation of a script: see its blocking time.',
  'landing: main thread in all':
    'wall time of all tasks, which includes what the thread waits for a core: layout as fonts come is the largest part of it, React’s rendering the next one.',
  'home: main thread in all':
    'wall time of all tasks, which includes what the thread waits for a core: layout as fonts come is the largest part of it, React’s rendering the next one.',
  'story: main thread in all':
    'wall time of all tasks, which includes what the thread waits for a core: layout as fonts come is the largest part of it, React’s rendering the next one.',
  'session: main thread in all':
    'wall time of all tasks, which includes what the thread waits for a core: layout as fonts come is the largest part of it, React’s rendering the next one.',
  'session: usable':
    'the words of a session need its 252 kB of scripts, 2.5 s on this line, 1 s to evaluate them and 1 to render; its own call is answered long before. Until then its frame is there.',
  'session: largest paint (LCP)':
    'the words of a session need its 252 kB of scripts, 2.5 s on this line, 1 s to evaluate them and 1 to render; its own call is answered long before. Until then its frame is there.',
  'start on a filled data folder':
    '1.54 s twice in one day. Half of it is to load the program (compiled before), a quarter to compare the library with what is stored; the database starts while the program is loaded.',
  'start on an empty data folder':
    '4.5 s in the run before it, of the same day. Of it the program, which nothing has compiled yet, takes a quarter to load, the database another one to be made and started (a fifth of that are syncs to the disk, which stay), the migrations an eighth, and the library a third: it is read and its rows are made while the database is made and migrated, and 240 statements for its stories are four. Half of what is left of it are the 60 inserts and the 60 snapshots of 80 kB, compressed by PostgreSQL, whose build from npm has no LZ4. One dump in place of the migrations was not tried: an eighth of the time, and a second way to the same schema.',
  'landing: blocking time':
    'of five loads, on a machine that was not equally fast in all of them: in three runs of one hour the peer’s own figure was 177, 289 and 418 ms, and this one 115, 45 and 253. What is left is as for Home.',
  'home: largest paint (LCP)':
    '924 and 1,000 ms in the runs before: the picture of its first story. The page is 28 kB now, which are 0.15 s on this line more than the sketch that it replaces.',
  'story: blocking time':
    'of five loads, on a machine that was not equally fast in all of them: in three runs of one hour the peer’s own figure was 177, 289 and 418 ms, and this one 275, 65 and 376. In the traces of two loads no task of React was longer than 60 ms. The first layout takes 0.2 to 0.4 s there, and counts whole where it ends after the first paint, which explains two such different medians.',
  'action p50':
    'it was measured with thirteen statements, one after the other: of the time of the server 53 % was writing to PostgreSQL. Since that run they take four round trips, and those of undo, which were eleven, three; the longest statements are built once, and BEGIN and COMMIT have no round trip of their own. Undo took 5.9 ms. Generic plans for all statements were tried without effect; a commit of the claim that does not wait for the disk was not, because a sync took 0.08 ms. The machine did less in this run than in others: who asks took 0.305 ms of CPU for an action of 32 players, and 0.191 and 0.212 in runs with an action p50 of 9.5 and 10.6.',
  'undo p50':
    'measured with eleven statements, one after the other; 6.5 and 8.5 ms in the runs before, as for an action.',
  'actions a second':
    'CPU of the server and of the database, which share two cores: 6.9 ms an action here, 5.5 in the run before (308 a second), 4.9 in the one before that (340), and that of who asks grew alike.',
};
