import { calls } from '../calls.ts';
import { Story } from '../entities/index.ts';

export const endpoints = { listStories: { ...calls.listStories, answers: { 200: Story } } };
