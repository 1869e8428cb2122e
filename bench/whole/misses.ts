/** Why a budget is missed, by the name of its figure: what was found in its modules, and what was tried. */
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
    'in a trace of two loads beside other work, of the CPU time of its long tasks 35 % were calls into the libraries (React’s rendering), 26 % the evaluation of modules, 17 % the compiling of the libraries and of the shared script; layout was less than 1 %. It was 259 ms before and 139 after these, in CPU time: names of languages and letters at their first use, rows and directions measured after the first render, faces announced with the scripts.',
  'start on a filled data folder':
    '1.54 s twice in one day. Half of it is to load the program (compiled before), a quarter to compare the library with what is stored; the database starts while the program is loaded.',
  'start on an empty data folder':
    '4.5 s in the run before it, of the same day. Of it the program, which nothing has compiled yet, takes a quarter to load, the database another one to be made and started (a fifth of that are syncs to the disk, which stay), the migrations an eighth, and the library a third: it is read and its rows are made while the database is made and migrated, and 240 statements for its stories are four. Half of what is left of it are the 60 inserts and the 60 snapshots of 80 kB, compressed by PostgreSQL, whose build from npm has no LZ4. One dump in place of the migrations was not tried: an eighth of the time, and a second way to the same schema.',
  'landing: blocking time':
    'in a trace of two loads beside other work, of the CPU time of its long tasks 31 % were calls into the libraries (React’s rendering), 25 % layout and styles, 16 % the evaluation of modules, 16 % the compiling of the libraries and of the shared script. Names of languages and the splitting of names into letters were made as the shared script was evaluated: with these at their first use it was 92 ms before and 43 after, in CPU time. In CPU time, the medians of five loads of the commit before this run: landing 60 ms, Home 138, a story 132; a wall clock on a shared machine adds to that, as the layout of one page took 55 ms in one load and 123 in the next.',
  'home: largest paint (LCP)':
    '672 and 704 ms in two runs: the picture of its first story, by a trace. It waited for one of the six lines of the browser behind scripts, which are announced after it now; by the figures, what is left is the page (0.47 s), one round trip of 150 ms and the picture.',
  'story: largest paint (LCP)': '664 and 740 ms in two runs: its cover, in the same way.',
  'story: blocking time':
    'in a trace of two loads beside other work, of the CPU time of its long tasks 35 % were the evaluation of modules, 22 % their compiling (the libraries 14), 19 % calls into the libraries (React’s rendering). What was done for Home took it from 122 ms to 71, in CPU time.',
  'session: blocking time':
    'in a trace of two loads beside other work, of the CPU time of its long tasks 44 % were calls into the libraries (React’s rendering), 20 % the compiling of the libraries and of the log, 15 % the evaluation of modules, 6 % layout and styles. What was done for Home, and the direction of its side panel, which laid out the page within the first render, took it from 119 ms to 81, in CPU time.',
  'action p50':
    'thirteen statements, one after the other: of the time of the server 53 % is writing to PostgreSQL. Undo, with eleven, takes 5.9 ms. Generic plans for all statements were tried without effect; sending BEGIN together with the first statement was not, because a statement after a failed BEGIN would be committed by itself. The machine did less in this run than in others: who asks took 0.305 ms of CPU for an action of 32 players, and 0.191 and 0.212 in runs with an action p50 of 9.5 and 10.6.',
  'undo p50': 'eleven statements, one after the other; 6.5 and 8.5 ms in the runs before, as for an action.',
  'actions a second':
    'CPU of the server and of the database, which share two cores: 6.9 ms an action here, 5.5 in the run before (308 a second), 4.9 in the one before that (340), and that of who asks grew alike.',
};
