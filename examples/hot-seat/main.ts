import { createSession } from "perfect-home-rules/session";
import { textsIn } from "perfect-home-rules/texts";
import { drawForm } from "./form.js";
import { drawGame } from "./game.js";

const texts = textsIn(navigator.language);
drawForm(document.body, texts, (options) => drawGame(document.body, texts, createSession(options)));
