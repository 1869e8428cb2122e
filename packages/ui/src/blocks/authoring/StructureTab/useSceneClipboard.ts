import type { StoryStructure } from '@kathaloka/contract/entities';
import { type ClipboardEvent, useState } from 'react';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import { readClip, writeClip } from '../model/sceneClip.ts';
import type { Studio } from './useStudio.ts';

/** What was copied last: for browsers that let a page write to the clipboard and not read from it. */
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
 * Copies scenes as JSON. The keys of the system need no permission: their events bring the clipboard along. The menu
 * asks for it, and where the browser refuses, a copy still works within this page.
 */
export function useSceneClipboard(structure: StoryStructure, studio: Studio) {
  const words = useStructureWords();
  const [said, setSaid] = useState('');
  const { selection } = studio;

  function paste(text: string) {
    const scenes = readClip(text);
    const count = scenes ? studio.paste(scenes) : 0;
    setSaid(count > 0 ? words.pasted(count) : words.nothingToPaste);
  }

  async function copyFromMenu() {
    lastCopied = writeClip(structure, selection);
    const isWritten = await writeToSystem(lastCopied);
    setSaid(isWritten ? words.copied(selection.length) : words.copiedHere(selection.length));
  }

  function handleCopy(event: ClipboardEvent) {
    if (isTyping(event) || selection.length === 0) return;
    lastCopied = writeClip(structure, selection);
    event.clipboardData.setData('text/plain', lastCopied);
    event.preventDefault();
    setSaid(words.copied(selection.length));
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
    /** What happened last, to be announced. */
    said,
    copy: () => void copyFromMenu(),
    cut: () => void copyFromMenu().then(() => studio.edit({ type: 'delete scenes', names: selection })),
    paste: () => void readFromSystem().then(paste),
    duplicate: () => paste(writeClip(structure, selection)),
    events: { onCopy: handleCopy, onCut: handleCut, onPaste: handlePaste },
  };
}

export type SceneClipboard = ReturnType<typeof useSceneClipboard>;
