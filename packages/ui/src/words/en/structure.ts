import { counted } from './numbers.ts';

const choices = (count: number) => counted(count, { one: 'choice', other: 'choices' });

/** The scenes of a story and the choices between them: graph, outline, JSON and inspector. */
export const structure = {
  // The canvas
  canvas: 'Scene graph',
  scene: 'scene',
  sceneNamed: (name: string, count: number) => `${name}, ${choices(count)}`,
  isStart: 'start',
  isEnding: 'ending',
  start: 'Start',
  ending: 'Ending',
  noTarget: 'No target',
  noText: 'No text yet',
  keys: 'Tab moves between scenes, the arrow keys move a scene, Enter edits it, and Delete asks before removing it.',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  fit: 'Fit all scenes',
  zoom: (percent: number) => `${percent}%`,
  tidy: 'Tidy layout',
  // The three views
  views: 'View of the scenes',
  graph: 'Graph',
  outline: 'Outline',
  json: 'JSON',
  loadingGraph: 'Loading the graph...',
  addScene: 'Add scene',
  newScene: 'scene',
  scenes: (count: number) => counted(count, { one: 'scene', other: 'scenes' }),
  endings: (count: number) => counted(count, { one: 'ending', other: 'endings' }),
  nowhere: (count: number) => counted(count, { one: 'choice leads nowhere', other: 'choices lead nowhere' }),
  empty: 'No scenes yet. Without them the narrator improvises; scenes give the story a path.',
  // The outline
  leadsTo: (target: string) => `leads to ${target}`,
  leadsNowhere: 'leads nowhere',
  editNamed: (name: string) => `Edit ${name}`,
  // The inspector
  editScene: 'Edit scene',
  pickScene: 'Choose a scene to edit it here.',
  setAsStart: 'Set as start',
  sceneName: 'Scene name',
  sceneText: 'Scene text',
  choices: 'Choices',
  noChoices: 'Without choices the story ends here.',
  choiceText: (number: number) => `Choice ${number} text`,
  choiceTarget: (number: number) => `Choice ${number} leads to`,
  removeChoice: (number: number) => `Remove choice ${number}`,
  target: (name: string) => `Leads to ${name}`,
  nowhereYet: 'Leads nowhere yet',
  missingTarget: (name: string) => `${name} (no such scene)`,
  addChoice: 'Add choice',
  deleteScene: 'Delete scene',
  nameMissing: 'A scene needs a name',
  nameTooLong: (max: number) => `A name cannot exceed ${max} characters`,
  nameTaken: (name: string) => `There is already a scene named ${name}`,
  nameReserved: (name: string) => `The name "${name}" is reserved`,
  // Deleting
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: (count: number) =>
    count === 0
      ? 'Nothing leads to it. Its text and choices will be deleted.'
      : `${counted(count, { one: 'choice leads', other: 'choices lead' })} to it and will lead nowhere. Its text and choices will be deleted.`,
  keep: 'Cancel',
  // JSON
  jsonLabel: 'Story structure as JSON',
  jsonHint: 'The graph and the outline update as soon as the JSON is valid.',
  jsonFault: (line: number, message: string) => `Line ${line}: ${message}`,
  faults: {
    end: 'the JSON ends too early',
    unexpected: (character: string) => `“${character}” is not expected here`,
    tooDeep: 'it is nested too deeply',
    object: (where: string) => `${where} must be an object`,
    text: (where: string) => `${where} must be a string`,
    list: (where: string) => `${where} must be a list`,
    tooMany: (where: string, max: number) => `${where} can have at most ${max} entries`,
    name: (name: string) => `“${name}” cannot be the name of a scene`,
  },
  structure: 'The structure',
  // What a new story begins with
  firstScenes: {
    intro: { text: 'The story begins here.', choice: 'Go on' },
    next_node: { text: 'What happens next.', choice: 'Come to the end' },
    end: { text: 'The end of your adventure.' },
  },
};
