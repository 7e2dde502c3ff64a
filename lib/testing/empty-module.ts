// Replaces modules that tests do not need: jest.config.ts.
export {};
