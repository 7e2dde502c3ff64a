// Stands for the package of this name, which throws wherever there is no bundler.
export {};
