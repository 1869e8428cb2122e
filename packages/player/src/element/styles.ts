/** Each name is a custom property of the library, with the value for pages that do not set it. */
const NIGHT = {
  bg: '#12142b',
  'surface-1': '#1a1d3b',
  'surface-2': '#232749',
  'surface-3': '#2f345d',
  text: '#f6ecd9',
  'text-soft': '#d3c9b8',
  'text-mute': '#aaa4ae',
  line: '#343a66',
  'line-strong': '#7b80ad',
  rule: '#c2462f',
  gold: '#f2b23c',
  'gold-text': '#f7c45f',
  'warning-soft': 'rgb(240 214 82 / 0.12)',
  'warning-text': '#f6de6e',
  focus: '#ffe08a',
} as const;

const PALM_LEAF: Readonly<Record<keyof typeof NIGHT, string>> = {
  bg: '#f5ead0',
  'surface-1': '#fcf5e3',
  'surface-2': '#f2e5c6',
  'surface-3': '#e6d4a9',
  text: '#2a1a10',
  'text-soft': '#4b3826',
  'text-mute': '#665138',
  line: '#dac596',
  'line-strong': '#8d744a',
  rule: '#b5361f',
  gold: '#8f5206',
  'gold-text': '#804a05',
  'warning-soft': 'rgb(196 152 10 / 0.2)',
  'warning-text': '#6b4e00',
  focus: '#1d3f9c',
};

export const themes = { night: NIGHT, 'palm-leaf': PALM_LEAF };

const colours = (theme: Readonly<Record<string, string>>): string =>
  Object.entries(theme)
    .map(([name, value]) => `--_${name}:var(--kl-${name},${value});`)
    .join('');

/**
 * Fonts and line heights by script, as in the library: each element uses those of its own language, not of the
 * surrounding one.
 */
const scripts = `
:is(article,[lang]){--_lh:1.72;--_lh-ui:1.5;--_title:var(--kl-face-title,'Eczar Variable'),Georgia,serif;--_tale:var(--kl-face-tale,'Tiro Devanagari Hindi'),Georgia,serif;--_ui:var(--kl-face-ui,'Mukta'),system-ui,sans-serif}
:is(article,[lang]):is(:lang(hi),:lang(mr)){--_lh:1.9;--_lh-ui:1.7;--_tale:'Tiro Devanagari Hindi','Tiro Devanagari',var(--kl-face-tale,serif),serif;--_title:'Eczar Devanagari',var(--kl-face-title,'Eczar Variable'),serif;--_ui:var(--kl-face-ui,'Mukta'),'Mukta Devanagari',system-ui,sans-serif}
:is(article,[lang]):lang(bn){--_lh:1.9;--_lh-ui:1.7;--_tale:'Tiro Bangla',serif;--_title:'Tiro Bangla',serif}
:is(article,[lang]):lang(te){--_lh:1.9;--_lh-ui:1.7;--_tale:'Tiro Telugu',serif;--_title:'Tiro Telugu',serif}
:is(article,[lang]):lang(ta){--_lh:1.9;--_lh-ui:1.7;--_tale:'Noto Serif Tamil Variable',serif;--_title:'Noto Serif Tamil Variable',serif}
:is(article,[lang]):lang(kn){--_lh:1.9;--_lh-ui:1.7;--_tale:'Noto Serif Kannada Variable',serif;--_title:'Noto Serif Kannada Variable',serif}
:is(article,[lang]):lang(gu){--_lh:1.9;--_lh-ui:1.7;--_tale:'Noto Serif Gujarati Variable',serif;--_title:'Noto Serif Gujarati Variable',serif}
:is(article,[lang]):lang(ml){--_lh:1.9;--_lh-ui:1.7;--_tale:'Noto Serif Malayalam Variable',serif;--_title:'Noto Serif Malayalam Variable',serif}
:is(article,[lang]):lang(ur){--_lh:2.4;--_lh-ui:2.2;--_tale:'Noto Nastaliq Urdu',serif;--_title:'Noto Nastaliq Urdu',serif;--_ui:'Noto Nastaliq Urdu',serif}
`;

export const STYLES = `
:host{display:block;${colours(NIGHT)}color:var(--_text);background:var(--_bg);color-scheme:dark}
@media(prefers-color-scheme:light){:host(:not([theme=night])){${colours(PALM_LEAF)}color-scheme:light}}
:host([theme=palm-leaf]){${colours(PALM_LEAF)}color-scheme:light}
:host([hidden]){display:none}
*{box-sizing:border-box}
[hidden]{display:none!important}
${scripts}
:where([lang]){font-family:var(--_ui);line-height:var(--_lh-ui)}
article{max-inline-size:41rem;margin-inline:auto;padding:1.25rem 1rem 2rem;font:400 1rem/var(--_lh-ui) var(--_ui);outline:0}
header{display:grid;gap:.35rem;margin-block-end:1.5rem}
header img{inline-size:100%;max-block-size:22rem;object-fit:cover;border-radius:10px;background:var(--_surface-1)}
h2{margin:0;font:600 1.9rem/1.25 var(--_title);color:var(--_gold-text);overflow-wrap:anywhere;text-wrap:balance}
:lang(ur)>h2{line-height:1.9}
.chapter{margin:1.75rem 0 .5rem;font:600 1.2rem/1.5 var(--_title);color:var(--_gold-text);text-align:center}
.chapter small{display:block;font:400 .85rem/var(--_lh-ui) var(--_ui);color:var(--_text-mute)}
.tagline{margin:0;color:var(--_text-soft)}
.scene{padding-block:.25rem 1rem;font:400 1.1875rem/var(--_lh) var(--_tale);overflow-wrap:anywhere;text-wrap:pretty;scroll-margin-block-start:1rem}
.scene>*{margin-block:0}
.scene>*+*{margin-block-start:1em}
.scene:not(:last-child){color:var(--_text-soft)}
.scene h3:not(.chapter){font:600 1.15em/1.4 var(--_title)}
.scene :is(ul,ol){padding-inline-start:1.4em}
blockquote{margin-inline:0;padding-inline-start:1em;border-inline-start:3px double var(--_rule)}
code{font:.92em ui-monospace,monospace}
hr{inline-size:6rem;margin-inline:auto;border:0;border-block-start:3px dotted var(--_gold)}
a{color:var(--_gold-text)}
.chosen{margin:0 0 1em;padding-inline-start:.75em;border-inline-start:3px solid var(--_gold);font:400 1rem/var(--_lh-ui) var(--_ui);color:var(--_text-soft)}
.told{margin-block:.5rem 0;font:400 .9375rem/var(--_lh-ui) var(--_ui);color:var(--_text-mute)}
.end{margin-block:.5rem 1rem;text-align:center}
.end strong{display:block;font:600 1.5rem/1.5 var(--_title);color:var(--_gold-text)}
.hints{margin:.75rem auto 0;max-inline-size:50ch;text-align:start}
.choices{display:grid;gap:.5rem;padding:0}
.choices:focus-visible{outline:2px solid var(--_focus);outline-offset:4px;border-radius:10px}
button,select,.file{font:inherit;color:inherit;line-height:var(--_lh-ui)}
.choice{display:grid;grid-template-columns:2rem minmax(0,1fr);align-items:center;gap:.75rem;inline-size:100%;min-block-size:3rem;padding:.5rem .75rem;border:1px solid var(--_gold);border-radius:10px;background:var(--_surface-2);color:var(--_text);font-size:1.0625rem;text-align:start;overflow-wrap:anywhere;cursor:pointer}
.choice:hover{background:var(--_surface-3)}
.disc{display:grid;place-items:center;inline-size:2rem;block-size:2rem;border:1px solid currentColor;border-radius:50%;color:var(--_gold-text);font:600 1.1rem/1 var(--_title)}
.because{display:block;font-size:.875rem;color:var(--_text-mute)}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;padding:.6rem 0 .4rem}
form p{flex-basis:100%;margin:0;font-size:.875rem;color:var(--_text-mute)}
input[type=text]{flex:1 1 12rem;min-inline-size:0;min-block-size:2.75rem;padding:.4rem .75rem;border:1px solid var(--_line-strong);border-radius:8px;background:var(--_surface-1);color:var(--_text);font:inherit;font-family:var(--_ui)}
.tool{display:inline-flex;align-items:center;min-block-size:2.75rem;padding:.35rem .9rem;border:1px solid var(--_line-strong);border-radius:999px;background:none;cursor:pointer}
.tool:hover{background:var(--_surface-2)}
.tool[aria-disabled]{border-color:var(--_line);color:var(--_text-mute);cursor:default}
.tool[aria-pressed=true]{border-color:var(--_gold)}
.tool.main{background:var(--_gold);border-color:var(--_gold);color:var(--_bg);font-weight:600}
footer{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin:1.75rem 0 0;padding-block-start:1rem;border-block-start:1px solid var(--_line);font-size:.9375rem}
footer select{min-block-size:2.75rem;padding-inline:.5rem;border:1px solid var(--_line-strong);border-radius:8px;background:var(--_surface-1)}
.note:empty{display:none}
.note{overflow-wrap:anywhere;margin:1rem 0 0;padding:.6rem .9rem;border-radius:8px;background:var(--_warning-soft);color:var(--_warning-text)}
:is(button,a,input,select,.file):focus-visible,.file:focus-within{outline:2px solid var(--_focus);outline-offset:2px}
@media(forced-colors:active){.choice,.tool{border-color:ButtonText}}
@media(max-width:30rem){h2{font-size:1.55rem}.scene{font-size:1.125rem}}
`;
