// Installing the page as an app, where the browser offers it.

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

class Installing {
  #prompt: InstallPrompt | null = $state.raw(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#prompt = event as InstallPrompt;
    });
    addEventListener("appinstalled", () => (this.#prompt = null));
  }

  get offered(): boolean {
    return this.#prompt !== null;
  }

  async ask(): Promise<void> {
    await this.#prompt?.prompt();
    this.#prompt = null;
  }
}

export const installing = new Installing();
