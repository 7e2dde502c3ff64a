// Replaces the package of this name, which throws without a bundler.
export {};
