import { calls } from '../calls/index.ts';
import { Story } from '../entities/index.ts';

export const endpoints = { listStories: { ...calls.listStories, answers: { 200: Story } } };
