//! The rules clause by clause, from the ledgers of the games.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use engine::{ChapterTitle, Clause, LedgerFile};
use serde::Serialize;
use words::Lang;

use crate::{CatalogError, info};

/// The rules of a game in one language.
#[derive(Clone, Debug, Serialize, ts_rs::TS)]
pub struct Ledger {
    pub game: String,
    pub lang: String,
    pub chapters: Vec<Chapter>,
}

/// A chapter with its clauses.
#[derive(Clone, Debug, Serialize, ts_rs::TS)]
pub struct Chapter {
    /// For example `MN-5`.
    pub id: String,
    pub title: String,
    pub clauses: Vec<Clause>,
}

impl Ledger {
    /// The clause with this id, ignoring case.
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.clauses().find(|clause| clause.id.eq_ignore_ascii_case(id))
    }

    /// All clauses in order.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.chapters.iter().flat_map(|chapter| &chapter.clauses)
    }

    /// Adds the fields that only the English ledger contains.
    fn complete(&mut self, english: &Ledger) {
        for clause in self.chapters.iter_mut().flat_map(|chapter| &mut chapter.clauses) {
            let Some(twin) = english.clause(&clause.id) else { continue };
            clause.source.clone_from(&twin.source);
            clause.untestable.clone_from(&twin.untestable);
            clause.planned.clone_from(&twin.planned);
        }
    }
}

fn read(text: &str) -> Ledger {
    let LedgerFile { game, lang, chapter, clause } = LedgerFile::parse(text).expect("ledgers are tested");
    let empty = |ChapterTitle { id, title }| Chapter { id, title, clauses: Vec::new() };
    let mut chapters: Vec<Chapter> = chapter.into_iter().map(empty).collect();
    for one in clause {
        let wanted = Clause::chapter_of(&one.id);
        let chapter = chapters.iter_mut().find(|chapter| chapter.id == wanted);
        chapter.unwrap_or_else(|| panic!("clause {} has no chapter", one.id)).clauses.push(one);
    }
    Ledger { game, lang, chapters }
}

/// The rules of a game in a language, parsed once.
pub fn ledger(game: &str, lang: Lang) -> Result<&'static Ledger, CatalogError> {
    type Kept = HashMap<(&'static str, Lang), &'static Ledger>;
    static KEPT: LazyLock<Mutex<Kept>> = LazyLock::new(Mutex::default);
    let info = info(game)?;
    // A language without ledgers uses those of the first language.
    let text = |lang: Lang| {
        let own = |lang: Lang| info.ledgers.iter().find(|(code, _)| *code == lang.code());
        own(lang).or_else(|| own(Lang::default())).unwrap_or_else(|| panic!("{} has a ledger", info.id)).1
    };
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    Ok(kept.entry((info.id, lang)).or_insert_with(|| {
        let mut ledger = read(text(lang));
        if lang != Lang::default() {
            ledger.complete(&read(text(Lang::default())));
        }
        Box::leak(Box::new(ledger))
    }))
}
