/** Why a budget is missed, by the name of its figure: what was found in its modules, and what was tried. */
export const misses: Readonly<Record<string, string>> = {
  'story: scripts':
    'by modules the libraries are 95 kB of it, most of that react-dom, and what the first pages share 26. Of the other 30 the opening, which guests play, is about 6, the header 2.5, the language switch and the tooltips 2.8, the markdown of the author’s texts 1.7, the calls of a game 1.6, and the table of figures 1.1. Files were joined without a look at what they import: counted with that, it loads 1.1 less, and 2 of the footer, which comes when it is near: 154 before. The texts are its first view, and the table stands in the first view of a wide screen, with buttons below it, which would move if it came later; without both it would be 148.',
  'story: all without pictures':
    'its scripts are 151 kB of it and its fonts 89; the calls, the page itself and its styles are the rest.',
  'home: blocking time':
    'in a trace of two loads beside other work, of the CPU time of its long tasks 35 % were calls into the libraries (React’s rendering), 26 % the evaluation of modules, 17 % the compiling of the libraries and of the shared script; layout was less than 1 %. It was 259 ms before and 139 after these, in CPU time: names of languages and letters at their first use, rows and directions measured after the first render, faces announced with the scripts.',
  'start on a filled data folder':
    'half of it is to load the program (compiled before), an eighth was to wait for the database, a quarter to compare the library with what is stored. Since then the database starts while the program is loaded.',
  '100 turns: key until the paint while words stream, 95 % of them, ms':
    'a frame, within the noise of the machine: 10.4 in the same run with 10,000 turns, 12.2 and 15.2 on a bare page.',
  '10000 turns: the last quarter of them, in times of the first':
    'a ratio of two short times: 0.61 in the same run with 100 turns, so it does not grow with what was told.',
  'start on an empty data folder':
    'measured before the library was read while the database is made. Of it the program, which nothing has compiled yet, takes a quarter to load, the database another one to be made and started (a fifth of that are syncs to the disk, which stay), the migrations an eighth, and the library a third. Of 2.7 s for the library 0.8 were to read its files and to make its rows, for which the processor waits for nobody: they are read now while the database is made and migrated. 240 statements fewer are four in place of one for each story. Half of what is left are the 60 inserts and the 60 snapshots of 80 kB, compressed by PostgreSQL, whose build from npm has no LZ4. One dump in place of the migrations was not tried: an eighth of the time, and a second way to the same schema.',
  'a search for a rare word':
    'by EXPLAIN, each of the four places of a word (title, tag, tagline, rest) first looks at the hundred stories that are most liked, 4.3 ms of an index scan on a busy machine, and finds the rare word by its own index in less than 1 ms; the bundled shelf has only sixty stories to look at. To look at them once for all four places was not tried yet.',
  stop: 'measured after the bench itself had written 720 stories; it stops first now. By profile a first stop waits for the cover that is being painted, a third of it, and then for the database, which syncs the 790 files of a new database at its last checkpoint, 0.2 s of 0.3 on a machine with nothing else to do. Both end side by side now.',
  'landing: blocking time':
    'in a trace of two loads beside other work, of the CPU time of its long tasks 31 % were calls into the libraries (React’s rendering), 25 % layout and styles, 16 % the evaluation of modules, 16 % the compiling of the libraries and of the shared script. Names of languages and the splitting of names into letters were made as the shared script was evaluated: with these at their first use it was 92 ms before and 43 after, in CPU time.',
  'home: largest paint (LCP)':
    'by a trace, the picture of its first story waited for one of the six lines of the browser, behind scripts that were announced before it. They are announced after it now; that was not measured alone.',
  'story: largest paint (LCP)': 'the same with its cover.',
  'story: blocking time':
    'in a trace of two loads beside other work, of the CPU time of its long tasks 35 % were the evaluation of modules, 22 % their compiling (the libraries 14), 19 % calls into the libraries (React’s rendering). What was done for Home took it from 122 ms to 71, in CPU time.',
  'session: usable':
    'measured before it had a first view: 281 kB of scripts take 1.4 s on this line, after the page (0.5) and before the session is drawn. Since then its newest part and its choices come by a script of 2 kB with the answer that the page itself asks for, and were not measured alone yet.',
  'session: blocking time':
    'in a trace of two loads beside other work, of the CPU time of its long tasks 44 % were calls into the libraries (React’s rendering), 20 % the compiling of the libraries and of the log, 15 % the evaluation of modules, 6 % layout and styles. What was done for Home, and the direction of its side panel, which laid out the page within the first render, took it from 119 ms to 81, in CPU time.',
  'action p50':
    'thirteen statements, one after the other: of the time of the server 53 % is writing to PostgreSQL. Undo, with eleven, takes 5.9 ms. Generic plans for all statements were tried without effect; sending BEGIN together with the first statement was not, because a statement after a failed BEGIN would be committed by itself.',
};
