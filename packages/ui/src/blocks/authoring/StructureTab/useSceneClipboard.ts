import type { StoryStructure } from '@kathaloka/contract/entities';
import { type ClipboardEvent, useState } from 'react';
import { printProse, readClip, writeClip } from '@kathaloka/story/editing';
import type { Studio } from './useStudio.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The last copy, for browsers that let a page write the clipboard but not read it. */
let lastCopied = '';

function isTyping({ target }: ClipboardEvent): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

async function writeToSystem(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

async function readFromSystem(): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return lastCopied;
  }
}

/**
 * Copies scenes as JSON, or as prose for other programs; both can be pasted. Keyboard shortcuts need no
 * permission, since clipboard events contain the data. The menu asks for permission; if the browser denies
 * it, scenes are copied within the page.
 */
export function useSceneClipboard(structure: StoryStructure, studio: Studio) {
  const words = useWords(structureWords);
  const [message, setMessage] = useState('');
  const { selection } = studio;

  function paste(text: string) {
    const scenes = readClip(text);
    const count = scenes ? studio.paste(scenes) : studio.pasteProse(text);
    setMessage(count > 0 ? words.pasted(count) : words.nothingToPaste);
  }

  async function copyFromMenu(write: typeof writeClip = writeClip) {
    lastCopied = write(structure, selection);
    const isWritten = await writeToSystem(lastCopied);
    setMessage(isWritten ? words.copied(selection.length) : words.copiedHere(selection.length));
  }

  function handleCopy(event: ClipboardEvent) {
    if (isTyping(event) || selection.length === 0) return;
    lastCopied = writeClip(structure, selection);
    event.clipboardData.setData('text/plain', lastCopied);
    event.preventDefault();
    setMessage(words.copied(selection.length));
  }

  function handleCut(event: ClipboardEvent) {
    if (isTyping(event) || selection.length === 0) return;
    handleCopy(event);
    studio.edit({ type: 'delete scenes', names: selection });
  }

  function handlePaste(event: ClipboardEvent) {
    if (isTyping(event)) return;
    paste(event.clipboardData.getData('text/plain'));
    event.preventDefault();
  }

  return {
    /** The result of the last action, to be announced. */
    message,
    copy: () => void copyFromMenu(),
    copyProse: () => void copyFromMenu(printProse),
    cut: () => void copyFromMenu().then(() => studio.edit({ type: 'delete scenes', names: selection })),
    paste: () => void readFromSystem().then(paste),
    duplicate: () => paste(writeClip(structure, selection)),
    events: { onCopy: handleCopy, onCut: handleCut, onPaste: handlePaste },
  };
}

export type SceneClipboard = ReturnType<typeof useSceneClipboard>;
